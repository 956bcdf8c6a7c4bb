// What the one who looks is asked, or what is waited for.

import { t, texts } from "$lib/texts.svelte";
import { titleOf } from "../games/catalog.svelte";
import type { QuestionWords, Choice, GameFace } from "../games/face";
import { layout } from "./layout.svelte";
import type { RoomState } from "./room-state.svelte";
import type { TableSession } from "./session.svelte";
import { onlyPrepares } from "./implied-choices";
import {
  choiceNote,
  choiceWords,
  eventWords,
  listed,
  namesIn,
  questionWords,
  wayWords,
} from "./words";

/** The question of a running game and what has to be known with it. */
export function asking(session: TableSession): { question: string; note: string } {
  const { state, game, face } = session;
  const turn = state?.actor ?? null;
  const view = session.view;
  if (!view || turn === null) return { question: "", note: "" };
  const plain = questionWords(game, String(view.decision ?? ""), session.name(turn));
  const told: QuestionWords =
    face.asks?.(view, session.choices, session.name, session.plan.selected) ?? {};
  if (turn === session.seat) return { question: told.question ?? plain, note: told.note ?? "" };
  return { question: t("web-table-waits", { name: session.name(turn) }), note: told.note ?? plain };
}

/** What the rim says: the question, and what others do or the choice under the hand would do. */
export function rimWords(room: RoomState): { question: string; detail: string } {
  const { session, scene, stage } = room;
  const { state, game, face } = session;
  const name = session.name;
  const note = (choice: Choice): string => choiceNote(face, choice, scene, name);
  const plain = (question: string, detail = "") => ({ question, detail });
  if (state?.status === "paused") return plain(t("web-table-paused"));
  if (state?.status === "over") return plain(t("web-table-over"));
  if (state?.status === "stopped") return plain(t("server-error-stopped"));
  if (room.isRead) return plain(t("web-learn-look"));
  const told = asking(session);
  const deed = stage.telling && !room.isMyTurn ? eventWords(game, stage.telling, name) : "";
  const isPlayed = stage.moving && deed !== "";
  const question = isPlayed ? deed : told.question;
  if (session.slow) return plain(question, session.resent > 0 ? t("web-table-sending-again") : "");
  if (scene.hovered && !layout.small)
    return plain(question, note(scene.hovered) || wayWords(game, scene.hovered, name, face));
  if (deed) return plain(question, isPlayed ? told.question : deed);
  return plain(question, (room.isMyTurn && scene.selected && note(scene.selected)) || told.note);
}

/** What was decided this turn and is not yet sent, in words; where more could be done, that it ends. */
export function turnWords(session: TableSession): string {
  const { face, plan } = session;
  const words = (choice: Choice): string => choiceWords(session.game, choice, session.name);
  const done = withoutEnd(plan.turn, face);
  const told = face.turnWords?.(done, words) ?? done.map(words);
  const turn = listed(counted(told), namesIn(plan.turn, session.name));
  const endsEarly = plan.selected === null && plan.steps.length > 0 && plan.answers.length > 1;
  const end = endsEarly ? plan.finish : nothingDone(session) ? plan.selected : null;
  return end ? `${turn} · ${words(end)}` : turn;
}

/** It was prepared and is to end there. */
const nothingDone = ({ plan, face }: TableSession): boolean =>
  onlyPrepares(plan.steps, face) && !!face.finishing?.includes(plan.selected?.choice ?? "");

/** "Done" says nothing beside what is done. */
function withoutEnd(turn: Choice[], face: Pick<GameFace, "finishing">): Choice[] {
  const told = turn.filter(({ choice }) => !face.finishing?.includes(choice));
  return told.length > 0 ? told : turn;
}

/** The same several times is said once: "take a stone × 2". */
export function counted(words: string[]): string[] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].map(([word, n]) => (n > 1 ? `${word}\u00a0×\u00a0${texts.number(n)}` : word));
}

/** Why there is nothing one could undo; null where there is something. */
export function undoRefusal(session: TableSession): string | null {
  const { state, seat, plan } = session;
  if (!state || state.undo.undo !== null || !plan.isEmpty) return null;
  if (state.status === "over") return t("web-table-over");
  const last = session.lastActor;
  if (last === null) return t("web-table-undo-nothing");
  if (last === seat) return t("web-table-undo-revealed");
  return t("web-table-undo-passed", { name: session.name(last) });
}

/** What the browser's tab says of the table. */
export function titleWords(session: TableSession): string {
  const { state, seat } = session;
  const game = titleOf(session.game);
  if (session.concerned !== null) return t("web-table-title-are-you-there", { game });
  const over = state?.status === "over" && !session.lesson;
  const mine = seat !== null && state?.actor === seat;
  return t(mine && !over ? "web-table-title-your-turn" : "web-table-title", { game });
}
