// A very plain client: enough to open a table and to find it again.
"use strict";

const at = (id) => document.getElementById(id);
let info = { games: [], levels: [] };

function add(parent, tag, text) {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

async function ask(method, path, body) {
  const sent = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...sent });
  const data = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(data.error);
  return data;
}

function drawSeats() {
  const game = info.games.find((g) => g.name === at("game").value);
  at("seats").replaceChildren();
  for (let n = 0; n < game.players.most; n += 1) {
    const chosen = add(at("seats"), "select");
    chosen.setAttribute("aria-label", `seat ${n}`);
    const kinds = ["person", "open", ...info.levels.map((l) => `bot ${l}`)];
    if (n >= game.players.least) kinds.unshift("none");
    for (const kind of kinds) add(chosen, "option", kind);
    if (n === 0) chosen.value = "person";
    else if (n < game.players.least) chosen.value = "open";
  }
}

function seats() {
  const found = [];
  for (const chosen of at("seats").children) {
    const [kind, level] = chosen.value.split(" ");
    if (kind === "person") found.push({ kind, name: at("name").value || "?" });
    else if (kind === "bot") found.push({ kind, level });
    else if (kind === "open") found.push({ kind });
  }
  return found;
}

async function open() {
  try {
    const body = { game: at("game").value, kind: at("kind").value, seats: seats() };
    const made = await ask("POST", "/api/tables", body);
    location.assign(`/t/${made.table.id}`);
  } catch (error) {
    at("error").textContent = error.message;
  }
}

async function list(path, id) {
  const found = await ask("GET", path);
  for (const { table } of found.tables) {
    const link = add(add(at(id), "li"), "a", `${table.game}, ${table.status}`);
    link.href = `/t/${table.id}`;
  }
}

async function begin() {
  info = await ask("GET", "/api/info");
  for (const game of info.games) add(at("game"), "option", game.name);
  at("game").addEventListener("change", drawSeats);
  at("open").addEventListener("click", open);
  drawSeats();
  await list("/api/me/tables", "mine");
  await list("/api/tables", "lobby");
}

begin();
