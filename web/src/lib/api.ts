// The server, in types made from its OpenAPI document (`make_types.py`).

import type { components } from "./openapi";
import { transport, type Reply } from "./transport";

type Schemas = components["schemas"];
export type Table = Schemas["TableOut"];
export type Seat = Schemas["SeatOut"];
export type Mine = Schemas["MyTableOut"];
/** As it stands in a list. */
export type Listed = Schemas["ListedTableOut"];
/** Kept, but it cannot be opened. */
export type Stopped = Schemas["StoppedTableOut"];
export type State = Schemas["StateOut"];
export type Entry = Schemas["EntryOut"];
export type Trial = Schemas["TrialOut"];
export type Ahead = Schemas["AheadOut"];
export type Update = Schemas["UpdateOut"];
export type Outcome = Schemas["OutcomeOut"];
export type Proposal = Schemas["ProposalOut"];
export type Clock = Schemas["ClockOut"];
export type Command = Schemas["CommandIn"];
export type Receipt = Schemas["ReceiptOut"];
export type Reason = Schemas["Reason"];
export type Why = Schemas["WhyOut"];
export type ChatLine = Schemas["ChatLineOut"];
export type Device = Schemas["DeviceOut"];
export type TableLink = Schemas["LinkOut"];
export type Network = Schemas["NetworkOut"];
export type Offer = Schemas["OfferOut"];
export type Asking = Schemas["AskingOut"];
export type Info = Schemas["InfoOut"];
export type GameInfo = Schemas["GameInfo"];
export type HistoryItem = Schemas["HistoryItemOut"];
export type Replay = Schemas["ReplayOut"];
export type NewTable = Schemas["TableIn"];
export type NewSeat = NewTable["seats"][number];
export type TableKind = Table["kind"];
export type Level = NonNullable<Schemas["BotIn"]["level"]>;
export type Thought = Schemas["ThoughtOut"];
export type Comparison = Schemas["ComparisonOut"];
export type Matter = Schemas["MatterOut"];
export type Advice = Schemas["HintOut"];
export type Gain = Schemas["GainOut"];
export type Gains = Schemas["GainsOut"];
export type NumberedRule = Schemas["RuleOut"];
export type SketchLine = Schemas["SketchOut"]["lines"][number];
export type LessonAt = Schemas["LessonOut"];
export type LessonAbout = Schemas["LessonAbout"];
export type Lessons = Schemas["LessonsOut"];
export type Points = Schemas["PointsOut"];
export type Standings = Schemas["StandingsOut"];
export type RacePlace = Schemas["RacePlaceOut"];
export type Goal = Schemas["GoalOut"];
export type Me = Schemas["MeOut"];
export type Person = Omit<Schemas["HeldProfileOut"], "manages">;
export type Colour = NonNullable<Schemas["ProfileIn"]["colour"]>;
export type Code = Schemas["CodeOut"];
export type PlayedHistory = Schemas["HistoryOut"];
export type PlayedGame = Schemas["PlayedOut"];
export type Figures = Schemas["FiguresOut"];

/** An event as the game tells it: its name, and what it says beside it. */
export interface GameEvent {
  name: string;
  values: Record<string, string | number>;
}

/** The server said no: `server-error-<error>` is the message. */
export class Problem extends Error {
  constructor(
    readonly error: string,
    readonly status: number,
    readonly seq: number | null,
    readonly reason: Reason | null,
    readonly fields: string[],
  ) {
    super(error);
  }
}

/** No answer came: the line is cut, or nobody is at home. */
export class NoAnswer extends Error {}

type Query = Record<string, string | number | null | undefined>;

function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

const OFF = 2000;
const SECOND = 1000;
/** Between which limits the server's clock is ahead of this one; each answer brings them nearer. */
let [least, most] = [-Infinity, Infinity];
let ahead = 0;

/** The server's time: its deadlines mean that, whatever the clock of this machine says. */
export const serverNow = (): number => Date.now() + ahead;

/** An answer carries the time at which it was given, in whole seconds; a slow one tells little. Where
    it contradicts those before it, a clock was set. One that is nearly right stays as it is. */
function compareClocks(date: string | null, asked: number): void {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return;
  const [low, high] = [there - Date.now(), there + SECOND - asked];
  const agrees = low <= most && high >= least;
  [least, most] = agrees ? [Math.max(low, least), Math.min(high, most)] : [low, high];
  const middle = (least + most) / 2;
  ahead = Math.abs(middle) < OFF ? 0 : middle;
}

export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  query?: Query,
): Promise<Answer> {
  let reply: Reply;
  const asked = Date.now();
  try {
    reply = await transport.request(method, address(path, query), body);
  } catch {
    throw new NoAnswer(path);
  }
  compareClocks(reply.date, asked);
  const { status, data } = reply;
  if (status === 204) return undefined as Answer;
  if (status < 300 && data !== null) return data as Answer;
  if (typeof (data as ProblemBody | null)?.error !== "string") throw new NoAnswer(path);
  throw problemOf(status, data as ProblemBody);
}

/** A refusal as it arrives. */
export type ProblemBody = { error: string } & Partial<Pick<Problem, "seq" | "reason" | "fields">>;

export const problemOf = (status: number, said: ProblemBody): Problem =>
  new Problem(said.error, status, said.seq ?? null, said.reason ?? null, said.fields ?? []);

const get = <Answer>(path: string, query?: Query): Promise<Answer> =>
  ask("GET", path, undefined, query);

export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const SOON = 250;
const LONGER = 1.1;
const LATEST = 5000;
const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
const mayPass = (error: unknown): boolean =>
  error instanceof NoAnswer ||
  (error instanceof Problem && (error.status === 503 || error.status === 429));

/** Send a command until there is an answer. The id stays the same, so it is done once.
 * `live` sends it on the open connection, null where there is none; repeats are requests. */
async function command(
  table: string,
  wanted: Omit<Command, "command_id">,
  waiting?: (since: number) => void,
  live?: (whole: Command) => Promise<Receipt> | null,
): Promise<Receipt> {
  const whole: Command = { command_id: commandId(), ...wanted };
  for (let tries = 1; ; tries += 1) {
    try {
      const sent = tries === 1 ? live?.(whole) : null;
      return await (sent ?? ask<Receipt>("POST", `/tables/${table}/commands`, whole));
    } catch (error) {
      if (!mayPass(error)) throw error;
      waiting?.(tries);
      await wait(Math.min(LATEST, SOON * LONGER ** (tries - 1)) * (0.75 + Math.random() / 2));
    }
  }
}

const at = (table: string, seat: number): string => `/tables/${table}/seats/${seat}`;

export const api = {
  info: () => get<Info>("/info"),
  messages: (game: string, language: string) =>
    get<Schemas["MessagesOut"]>(`/messages/${game}/${language}`),
  rules: async (game: string) => (await get<Schemas["RulesOut"]>(`/rules/${game}`)).rules,
  readComponents: (game: string, text: string, file: string) =>
    ask<Schemas["ComponentFileOut"]>("POST", `/components/${game}/read`, { text, file }),
  forgetMe: () => ask<void>("DELETE", "/me"),

  // Profiles and the devices they are on
  me: () => get<Me>("/me"),
  history: () => get<PlayedHistory>("/me/history"),
  nameProfile: (name: string, colour: Colour) => ask<Me>("PUT", "/me", { name, colour }),
  addProfile: (name: string, colour: Colour) => ask<Me>("POST", "/me/profiles", { name, colour }),
  switchProfile: (id: string) => ask<Me>("PUT", "/me/current", { id }),
  removeProfile: (id: string) => ask<void>("DELETE", `/me/profiles/${id}`),
  mergeProfile: (id: string) => ask<Me>("POST", `/me/profiles/${id}/merge`),
  undoMerge: (id: string) => ask<Me>("DELETE", `/me/profiles/${id}/merge`),
  moveCode: () => ask<Code>("POST", "/me/code"),
  newCard: () => ask<Schemas["CardOut"]>("POST", "/me/card"),
  dropCard: () => ask<void>("DELETE", "/me/card"),
  arrive: (secret: string) => ask<Me>("POST", "/me/arrivals", { secret }),
  seenDevices: () => ask<void>("PUT", "/me/arrivals"),
  endDevice: (id: string) => ask<void>("DELETE", `/me/devices/${id}`),

  // Lessons
  lessons: (game: string) => get<Lessons>(`/lessons/${game}`),
  lesson: (game: string, name: string, inputs: string[]) =>
    ask<LessonAt>("POST", `/lessons/${game}/${name}`, { inputs }),
  tryInLesson: (
    game: string,
    name: string,
    wanted: { inputs: string[]; actions: string[]; ahead: string[] },
  ) => ask<Trial>("POST", `/lessons/${game}/${name}/trial`, wanted),
  whyNotInLesson: (game: string, name: string, inputs: string[], action: string) =>
    ask<Why>("POST", `/lessons/${game}/${name}/why-not`, { inputs, action }),
  printed: (game: string) => get<Schemas["ComponentsOut"]>(`/components/${game}`),

  // Tables
  lobby: () => get<Schemas["LobbyOut"]>("/tables"),
  mine: () => get<Schemas["TablesOut"]>("/me/tables"),
  open: (table: NewTable) => ask<Mine>("POST", "/tables", table),
  table: (id: string) => get<Mine>(`/tables/${id}`),
  setKind: (id: string, kind: TableKind) => ask<Mine>("PATCH", `/tables/${id}`, { kind }),

  // Seats and links
  network: () => get<Network>("/network"),
  turnNetwork: (on: boolean) => ask<Network>("PUT", "/network", { on }),
  claimHome: (key: string) => ask<void>("POST", "/home", { key }),
  lookAtLink: (token: string) => get<Offer>(`/join/${encodeURIComponent(token)}`),
  tableLink: (id: string) => ask<TableLink>("POST", `/tables/${id}/link`),
  revokeTableLink: (id: string) => ask<void>("DELETE", `/tables/${id}/link`),
  askToContinue: (id: string, seat: number) => ask<Mine>("POST", `${at(id, seat)}/asking`),
  letIn: (id: string, seat: number, device: string) =>
    ask<void>("PUT", `${at(id, seat)}/asking/${device}`),
  turnAway: (id: string, seat: number, device: string) =>
    ask<void>("DELETE", `${at(id, seat)}/asking/${device}`),
  join: (invitation: string, name?: string) =>
    ask<Mine>("POST", "/join", { invitation, name: name ?? null }),
  claim: (id: string, seat: number, name: string) =>
    ask<Mine>("POST", `${at(id, seat)}/claim`, { name }),
  setSeat: (id: string, seat: number, who: NewSeat) => ask<Mine>("PUT", at(id, seat), who),
  invite: (id: string, seat: number) => ask<TableLink>("POST", `${at(id, seat)}/invitation`),
  recover: (id: string, seat: number) => ask<TableLink>("POST", `${at(id, seat)}/recovery`),
  revokeRecovery: (id: string, seat: number) => ask<void>("DELETE", `${at(id, seat)}/recovery`),
  devices: async (id: string, seat: number) =>
    (await get<Schemas["DevicesOut"]>(`${at(id, seat)}/devices`)).devices,
  addDevice: (id: string, seat: number) => ask<Mine>("POST", `${at(id, seat)}/devices`),
  dropDevice: (id: string, seat: number, device: string) =>
    ask<void>("DELETE", `${at(id, seat)}/devices/${device}`),
  watchLink: (id: string) => ask<TableLink>("POST", `/tables/${id}/spectators`),
  revokeWatch: (id: string) => ask<void>("DELETE", `/tables/${id}/spectators`),

  // Play
  command,
  updates: (id: string, since: number, seat: number | null) =>
    get<Update>(`/tables/${id}/updates`, { since, seat }),
  sketch: async (id: string, seat: number | null, language: string) =>
    (await get<Schemas["SketchOut"]>(`/tables/${id}/sketch`, { seat, language })).lines,
  standings: (id: string, seat: number | null, at?: number) =>
    get<Standings>(`/tables/${id}/standings`, { seat, at }),
  trial: (id: string, wanted: Schemas["TrialIn"]) =>
    ask<Trial>("POST", `/tables/${id}/trial`, wanted),
  /** Why not; `planned`: the ids of what is planned and not yet done. */
  whyNot: (id: string, action: string, seat: number | null, planned: number[]) =>
    get<Why>(`/tables/${id}/why-not`, { action, seat, planned: planned.join() }),
  /** What a bot thinks. */
  hint: (id: string, seat: number, planned: number[]) =>
    get<Advice>(`/tables/${id}/hint`, { seat, planned: planned.join() }),
  gains: (id: string, since: number, seat: number | null) =>
    get<Gains>(`/tables/${id}/gains`, { since, seat }),
  chat: (id: string, since: number, seat: number | null) =>
    get<Schemas["ChatOut"]>(`/tables/${id}/chat`, { since, seat }),
  say: (id: string, text: string, seat: number | null) =>
    ask<ChatLine>("POST", `/tables/${id}/chat`, { text }, { seat }),
  report: (id: string, line: number, seat: number | null) =>
    ask<void>("POST", `/tables/${id}/chat/${line}/report`, {}, { seat }),
  mute: (id: string, whom: number, muted: boolean, seat: number | null) =>
    ask<void>("PUT", `/tables/${id}/mutes/${whom}`, { muted }, { seat }),
  notes: async (id: string, seat: number | null) =>
    (await get<Schemas["NoteOut"]>(`/tables/${id}/notes`, { seat })).text,
  writeNotes: (id: string, text: string, seat: number | null) =>
    ask<void>("PUT", `/tables/${id}/notes`, { text }, { seat }),

  // Games afterwards
  replay: (id: string, at?: number, seat?: number | null) =>
    get<Replay>(`/tables/${id}/replay`, { at, seat }),
  journal: (id: string) => get<{ components: NewTable["components"] }>(`/tables/${id}/journal`),
  points: (id: string) => get<Points>(`/tables/${id}/points`),
  fork: (id: string, at: number, seats: NewSeat[]) =>
    ask<Mine>("POST", `/tables/${id}/fork`, { at, seats }),
  values: (id: string) => ask<Schemas["ComponentsOut"]>("GET", `/tables/${id}/components`),
  importJournal: (journal: Record<string, unknown>) => ask<Mine>("POST", "/journals", { journal }),
  fileAddress: (id: string, what: string) => `/api/tables/${id}/${what}`,
  /** The same where there is no server. */
  file: async (id: string, what: string) => {
    const found = await get<unknown>(`/tables/${id}/${what}`);
    return typeof found === "string" ? found : JSON.stringify(found);
  },

  // From a server to this browser, and back
  moveHere: (id: string) => ask<Schemas["WholeTableOut"]>("POST", `/tables/${id}/local`),
  handBack: (id: string, part: Schemas["EntriesIn"]) =>
    ask<Mine>("POST", `/tables/${id}/local/entries`, part),
};

/** Address of the live channel: updates from `since` on, through the eyes of a seat. */
export const liveAddress = (id: string, since: number, seat: number | null): string =>
  address(`/tables/${id}/live`, { since, seat, deltas: 1 });

export const eventOf = ({ event, values }: Schemas["EventOut"]): GameEvent => ({
  name: event,
  values,
});
