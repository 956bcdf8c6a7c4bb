// What makes the page stay: its service worker, and a store the browser does not clear by itself.

interface Policy {
  createScriptURL: (address: string) => unknown;
}
interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
}

let policy: Policy | null = null;

/** The address of a script of ours, for browsers that want to know who names it. */
export function scriptUrl(address: string | URL): string {
  const factory = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (!factory) return String(address);
  policy ??= factory.createPolicy("teahouse-worker", {
    createScriptURL: (asked) => {
      if (new URL(asked, location.href).origin !== location.origin) throw new TypeError(asked);
      return asked;
    },
  });
  return policy.createScriptURL(String(address)) as string;
}

/** Keep the page for the time without a network, where the browser can. */
export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker
    .register(scriptUrl(new URL("sw.js", document.baseURI)))
    .catch(() => undefined); // as in private windows: then it is fetched each time
}

/** Ask the browser not to clear what is kept here; whether it promised. */
export async function askToKeep(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
