// A required field left empty says so in the language of the page; the browser would use its own.

/** Attach it to every required field, with what to say when it is empty. */
export const missing = (words: string) => (field: HTMLInputElement) => {
  const say = () => field.setCustomValidity(field.validity.valueMissing ? words : "");
  const clear = () => field.setCustomValidity("");
  field.addEventListener("invalid", say);
  field.addEventListener("input", clear);
  return () => {
    clear();
    field.removeEventListener("invalid", say);
    field.removeEventListener("input", clear);
  };
};
