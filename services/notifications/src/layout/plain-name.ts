import { cleanLine } from '@hilltop/platform/values/typed-text';

/** Longest name that an e-mail shows, in characters. */
const LONGEST = 40;

/**
 * A visitor's name made safe for an e-mail: only letters, short, no link. Anyone can enter anyone's address, so an e-mail
 * carries nothing else that a stranger typed.
 */
export function plainName(name: string): string {
  const letters = cleanLine(name)
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim();
  return [...letters].slice(0, LONGEST).join('').trim() || 'Guest';
}
