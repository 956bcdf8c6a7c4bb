// A very plain client: views, events and legal actions; no rule lives here.
"use strict";

const at = (id) => document.getElementById(id);
const table = location.pathname.split("/")[2];
const base = `/api/tables/${table}`;
let seen = 0;
let state = null;
let busy = false;

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
  if (!answer.ok) throw Object.assign(new Error(data.error), { data });
  return data;
}

function commandId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

// A command is repeated with the same id until there is an answer: it is done once.
async function command(body) {
  if (busy) return;
  busy = true;
  at("error").textContent = "";
  const whole = { command_id: commandId(), expected_seq: seen, seat: state.seat, ...body };
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      await ask("POST", `${base}/commands`, whole);
      break;
    } catch (error) {
      if (error.data) {
        at("error").textContent = error.data.reason ? `${error.data.reason.code} ${error.data.reason.rule}` : error.message;
        break;
      }
      await new Promise((done) => setTimeout(done, 300));
    }
  }
  busy = false;
}

function words(values) {
  return Object.entries(values).map(([k, v]) => `${k} ${v}`).join(", ");
}

function drawSeats(mine) {
  at("seats").replaceChildren();
  for (const seat of state.seats) {
    const who = seat.kind === "bot" ? `bot ${seat.level}` : seat.name || seat.kind;
    const extra = seat.stand_in ? ` (bot ${seat.stand_in} stands in)` : "";
    const line = add(at("seats"), "li", `${seat.seat}: ${who}${extra}${state.turn === seat.seat ? " *" : ""}`);
    if (seat.kind === "open" && mine.roles.includes("owner")) {
      add(line, "button", "Invite").addEventListener("click", async () => {
        const link = await ask("POST", `${base}/seats/${seat.seat}/invitation`);
        const shown = add(line, "a", link.url);
        shown.href = link.url;
        shown.className = "invitation";
      });
    }
    if (seat.kind === "open" && (mine.roles.includes("invited") || state.kind === "public") && mine.seats.length === 0) {
      const name = add(line, "input");
      name.setAttribute("aria-label", "name");
      name.className = "name";
      add(line, "button", "Sit down").addEventListener("click", async () => {
        try {
          await ask("POST", `${base}/seats/${seat.seat}/claim`, { name: name.value || "Ben" });
          location.reload();
        } catch (error) {
          at("error").textContent = error.message;
        }
      });
    }
  }
}

function drawChoices() {
  at("choices").replaceChildren();
  at("prompt").textContent = state.status === "over" ? `over: ${state.outcome.how}, points ${state.outcome.points.join(" ")}`
    : state.status !== "running" ? state.status
    : state.legal.length ? `your turn: ${state.view.decision}` : `seat ${state.turn} decides`;
  for (const choice of state.legal) {
    const made = add(at("choices"), "button", `${choice.action} (${choice.choice} ${words(choice.values)})`);
    made.className = "choice";
    made.addEventListener("click", () => command({ actions: [choice.id] }));
  }
  at("undo").disabled = state.undo.undo === null;
  at("redo").disabled = !state.undo.redo;
  at("proposal").replaceChildren();
  if (state.proposal && state.proposal.waiting.includes(state.seat)) {
    add(at("proposal"), "span", `${state.proposal.matter}? `);
    add(at("proposal"), "button", "Yes").addEventListener("click", () => command({ kind: "answer", agree: true }));
    add(at("proposal"), "button", "No").addEventListener("click", () => command({ kind: "answer", agree: false }));
  }
}

let drawing = Promise.resolve();
async function draw(news) {
  if (news.seq < seen) return;
  const first = state === null;
  for (const step of news.steps) {
    if (step.seq <= seen && !first) continue;
    for (const event of step.events) {
      const { event: name, ...values } = event;
      add(at("log"), "li", `${name} ${words(values)}`);
    }
  }
  at("log").lastElementChild?.scrollIntoView({ block: "nearest" });
  seen = news.seq;
  state = news.state;
  document.title = at("title").textContent = `${state.game} ${state.status}`;
  at("view").textContent = JSON.stringify(state.view, null, 1);
  drawChoices();
  drawSeats(await ask("GET", base));
}

function heard(message) {
  const told = JSON.parse(message.data);
  if (told.type === "news") drawing = drawing.then(() => draw(told)).catch(() => {});
  if (told.type === "chat") add(at("chat"), "li", `${told.name}: ${told.text}`);
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${base}/live?since=${seen}`);
  socket.addEventListener("open", () => { at("link").textContent = "live"; });
  socket.addEventListener("message", heard);
  socket.addEventListener("close", () => {
    at("link").textContent = "reconnecting";
    setTimeout(connect, 500);
  });
}

at("undo").addEventListener("click", () => command({ kind: "undo" }));
at("redo").addEventListener("click", () => command({ kind: "redo" }));
at("resign").addEventListener("click", () => command({ kind: "resign" }));
at("say").addEventListener("click", async () => {
  if (at("said").value) await ask("POST", `${base}/chat`, { text: at("said").value });
  at("said").value = "";
});
connect();
