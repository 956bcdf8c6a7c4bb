// Says what is missing where a browser is too old to run the page at all. Written for such browsers.
(function () {
  var page = document.currentScript;
  var missing =
    !("noModule" in page) ||
    typeof WebAssembly === "undefined" ||
    typeof indexedDB === "undefined" ||
    typeof DecompressionStream === "undefined" ||
    typeof structuredClone === "undefined" ||
    typeof Array.prototype.at === "undefined";
  if (!missing) return;
  var language = (navigator.language || "en").slice(0, 2);
  var said = page.getAttribute("data-" + language) || page.getAttribute("data-en");
  var line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.appendChild(document.createTextNode(said));
  document.body.appendChild(line);
})();
