/** Longest name that an e-mail shows, in characters. */
const LONGEST = 40;

/**
 * A visitor's name as an e-mail may show it: letters, short, and no link. Anybody can type anybody's address, so nothing
 * else that a stranger typed goes there.
 */
export function plainName(name: string): string {
  const letters = name.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim();
  return [...letters].slice(0, LONGEST).join('').trim() || 'Guest';
}
