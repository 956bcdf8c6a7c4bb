// What an event points at on the board, and how its pieces travel.

import type { Happening, Motion } from "../face";
import type { View } from "./view";

const seatOf = ({ values }: Happening): number | null =>
  typeof values.seat === "number" ? values.seat : null;
const RATE_STALL: Record<string, string> = {
  excavation: "rate-B",
  track: "rate-D",
  harvest: "rate-G",
};

/** Where what is gained comes from; a station or a contract is at the area being resolved. */
const ORIGINS: Record<string, string> = {
  chaiwala: "area-G",
  equipment: "shed",
  track: "area-D",
  yard: "yard-chai",
};

/** Names of places an event speaks of. */
export function places(event: Happening): string[] {
  const { values } = event;
  const named: [string, string][] = [
    ["section", "section-"],
    ["station", "station-"],
    ["town", "town-"],
    ["space", "space-"],
    ["contract", "contract-"],
    ["equipment", "equipment-"],
    ["event", "event-"],
  ];
  const found = named.flatMap(([value, prefix]) =>
    values[value] === undefined ? [] : [`${prefix}${values[value]}`],
  );
  if (values.area !== undefined)
    found.push(
      values.number === undefined ? `area-${values.area}` : `room-${values.area}${values.number}`,
    );
  if (event.name === "rate-changed") found.push(RATE_STALL[String(values.rate)] ?? "");
  if (values.weather !== undefined) found.push("weather");
  if (event.name === "cube-taken") found.push(`yard-${values.cube}`);
  if (event.name === "cubes-drawn" || event.name === "yard-trimmed") found.push("area-A");
  return found.filter((place) => place !== "");
}

/** How the pieces of an event travel: from seats, stalls and supplies to where they lie afterwards. */
export function motions(event: Happening, view: View): Motion[] {
  const seat = seatOf(event);
  const { values } = event;
  const home = `seat-${seat}`;
  const go = (piece: string, from: string, to: string): Motion[] => [{ piece, seat, from, to }];
  const origin = (): string => ORIGINS[String(values.origin)] ?? `area-${view.area}`;
  switch (event.name) {
    case "labourer-placed":
      return go(`labourer-${seat}`, home, `room-${values.area}${values.number}`);
    case "cube-taken":
      return go(String(values.cube), `yard-${values.cube}`, home);
    case "cubes-from-bag":
      return go(String(values.cube), "area-A", home);
    case "rubble-dug":
      return go("rubble", `space-${values.space}`, home);
    case "space-owned":
    case "space-borrowed":
      return go(`marker-${seat}`, home, `space-${values.space}`);
    case "space-cleared":
      return go("marker-game", "event-1", `space-${values.space}`);
    case "section-laid":
      return go(`marker-${seat}`, home, `section-${values.section}`);
    case "game-lays":
      return go("marker-game", "event-3", `section-${values.section}`);
    case "station-built":
      return go(`marker-${seat}`, home, `station-${values.station}`);
    case "contract-taken":
      return go("contract", "office", home);
    case "equipment-taken":
      return go("equipment", "shed", home);
    case "maintained":
      return values.upkeep === "return"
        ? go("equipment", home, "shed")
        : go(String(values.upkeep), home, "event-5");
    case "leaves-harvested":
      return Number(values.leaves) > 0 ? go("leaves", "rate-G", home) : [];
    case "leaves-gained":
      return go("leaves", origin(), home);
    case "steel-gained":
      return go("steel", origin(), home);
    case "steel-made":
      return go("steel", "area-C", home);
    case "stone-made":
      return go("stone", "area-C", home);
    case "stone-crushed":
      return go("rubble", "area-C", home);
    case "chai-gained":
      return go("chai", origin(), home);
    case "chai-paid":
      return go("chai", home, `area-${values.area}`);
    case "leaves-to-chai":
      return go("chai", "area-G", home);
    case "event":
      return go("event", "area-A", `event-${values.number}`);
    default:
      return [];
  }
}

export const beginsRound = ({ name }: Happening): boolean => name === "round-begins";

/** What a turn or the beginning of a round was about. */
export const telling = [
  "round-begins",
  "weather-changed",
  "station-built",
  "section-laid",
  "contract-taken",
  "equipment-taken",
  "space-owned",
  "third-hired",
  "lead-taken",
  "labourer-placed",
  "steel-made",
  "stone-made",
  "rubble-dug",
  "cube-taken",
  "leaves-to-chai",
  "chai-gained",
  "no-action",
];

const STAGED: Record<string, string> = {
  "round-begins": "clock",
  harvest: "harvest",
  "leaves-harvested": "leaf",
  event: "event",
  "build-space": "excavate",
  "lone-round": "first",
  "game-ends": "first",
};

/** Weather, events, harvests and the end concern everybody; so does equipment that is lost. */
export function staged({ name, values }: Happening): string | null {
  if (name === "weather-changed") return String(values.weather);
  if (name === "maintained" && values.upkeep === "return") return "maintenance";
  return STAGED[name] ?? null;
}
