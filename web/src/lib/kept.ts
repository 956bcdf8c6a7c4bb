// What this browser keeps between visits, each thing as JSON under its key.

/** What was kept; null if nothing was, something else is there, or nothing can be kept. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The same for things with names; none if there are none. */
export function keptRecord<V>(key: string): Partial<Record<string, V>> {
  const found = kept(key);
  return found !== null && typeof found === "object" ? (found as Record<string, V>) : {};
}

export function keptList<V>(key: string): V[] {
  const found = kept(key);
  return Array.isArray(found) ? found : [];
}

/** Whether it could be kept: a browser that keeps nothing still plays. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
