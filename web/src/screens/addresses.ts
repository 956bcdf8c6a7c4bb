// Codes and links that people send each other.

/** The address a code or link leads to. */
export function addressOf(text: string): string | null {
  const code = /(?:^|\/t\/)([0-9a-z]{16})(?:$|[/?#])/.exec(text);
  if (code) return `/t/${code[1]}`;
  const link = /(?:^|\/join\/)([A-Za-z0-9_-]{22})(?:$|[/?#])/.exec(text);
  return link ? `/join/${link[1]}` : null;
}
