// How the client reaches its tables: over HTTP, or in a worker of this browser.

/** What came back for a request. */
export interface Reply {
  status: number;
  /** the body, null where it is none or no JSON */
  data: unknown;
  /** the time over there, as a `Date` header writes it */
  date: string | null;
}

/** An open connection to a table. */
export interface Channel {
  readonly open: boolean;
  send: (text: string) => void;
  close: () => void;
}

export interface Transport {
  /** Ask for an address below `/api`; rejected where no answer comes. */
  request: (method: string, address: string, body?: unknown) => Promise<Reply>;
  /** Listen to a table; `closed` is called once, unless it was closed from here. */
  listen: (address: string, heard: (text: string) => void, closed: () => void) => Channel;
}

export const http: Transport = {
  async request(method, address, body) {
    const sent: RequestInit = { method };
    if (body !== undefined) {
      sent.headers = { "content-type": "application/json" };
      sent.body = JSON.stringify(body);
    }
    const answer = await fetch(`/api${address}`, sent);
    const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
    return { status: answer.status, data, date: answer.headers.get("date") };
  },

  listen(address, heard, closed) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api${address}`);
    socket.addEventListener("message", (message) => heard(String(message.data)));
    socket.addEventListener("close", closed);
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => {
        socket.removeEventListener("close", closed);
        socket.close();
      },
    };
  },
};

/** The one in use. */
export let transport: Transport = http;

/** Reach the tables in another way from now on. */
export function use(other: Transport): void {
  transport = other;
}
