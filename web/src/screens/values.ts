// Reads a file of component values: JSON, or the part of TOML that component files are written in
// (tables, dotted names, numbers, words, lists, texts over several lines).

import type { OwnValues } from "./facts";

export class Unreadable extends Error {}

const NAME = /^[A-Za-z0-9_-]+$/;
const LONG = '"""';
/** Texts, and the names of a table written in one line. */
const IN_LINE = /("(?:[^"\\]|\\.)*")|([A-Za-z0-9_-]+)\s*=/g;

export function readValues(text: string): OwnValues {
  return text.trimStart().startsWith("{") ? JSON.parse(text) : readToml(text);
}

function readToml(text: string): OwnValues {
  const whole: OwnValues = {};
  let table = whole;
  const lines = text.split(/\r?\n/);
  for (let n = 0; n < lines.length; n += 1) {
    const line = bare(lines[n] ?? "");
    if (line === "") continue;
    if (line.startsWith("[")) {
      if (!line.endsWith("]")) throw new Unreadable(line);
      table = inside(whole, line.slice(1, -1));
      continue;
    }
    const sign = line.indexOf("=");
    if (sign < 0) throw new Unreadable(line);
    let value = line.slice(sign + 1).trim();
    while (!isWhole(value)) {
      n += 1;
      const next = lines[n];
      if (next === undefined) throw new Unreadable(line);
      value += `\n${value.startsWith(LONG) ? next : bare(next)}`;
    }
    const names = line.slice(0, sign).trim().split(".");
    const last = names.pop() ?? "";
    inside(table, names.join("."))[checked(last)] = valueOf(value);
  }
  return whole;
}

/** A line without its comment. */
const bare = (line: string): string => line.replace(/^((?:[^"#]|"[^"]*")*)#.*$/, "$1").trim();

function isWhole(value: string): boolean {
  if (value.startsWith(LONG)) return value.length >= 6 && value.endsWith(LONG);
  const open = value.replace(/"[^"]*"/g, "");
  return open.split("[").length === open.split("]").length;
}

function checked(name: string): string {
  const plain = name.trim().replace(/^"(.*)"$/, "$1");
  if (!NAME.test(plain)) throw new Unreadable(name);
  return plain;
}

function inside(table: OwnValues, path: string): OwnValues {
  if (path === "") return table;
  return path.split(".").reduce((outer, name) => {
    const found = (outer[checked(name)] ??= {});
    if (typeof found !== "object" || found === null) throw new Unreadable(path);
    return found as OwnValues;
  }, table);
}

function valueOf(value: string): unknown {
  if (value.startsWith(LONG)) return value.slice(3, -3).replace(/^\n/, "");
  if (value.startsWith("{")) return JSON.parse(value.replace(IN_LINE, (_, text, name) => text ?? `"${name}":`));
  // what is left of TOML here is written as in JSON, but for a comma at the end of a list
  return JSON.parse(value.replace(/,\s*\]/g, "]"));
}

const ABOUT = ["src", "note", "alternatives", "sources"];

/** The values of a file by path, and the note it carries. */
export function edited(table: OwnValues, prefix = ""): { values: OwnValues; note: string } {
  const values: OwnValues = {};
  let note = typeof table.note === "string" ? table.note : "";
  for (const [key, value] of Object.entries(table)) {
    if (ABOUT.includes(key)) continue;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const inner = edited(value as OwnValues, `${prefix}${key}.`);
      Object.assign(values, inner.values);
      note ||= inner.note;
    } else values[`${prefix}${key}`] = value;
  }
  return { values, note };
}
