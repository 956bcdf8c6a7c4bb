// How far a link works: on this machine, in the local network, or wherever one is.

export type Reach = "machine" | "network" | "public";

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80:)/;

export function reachOf(address: string): Reach {
  const host = new URL(address).hostname.toLowerCase();
  if (host === "localhost" || host === "[::1]" || host.startsWith("127.")) return "machine";
  const isName = !host.startsWith("[") && !/^[\d.]+$/.test(host);
  const local = isName ? !host.includes(".") || host.endsWith(".local") : PRIVATE.test(host);
  return local ? "network" : "public";
}
