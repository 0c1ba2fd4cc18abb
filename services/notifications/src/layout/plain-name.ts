import { cleanLine } from '@hilltop/platform/values/typed-text';

/** In characters. */
const LONGEST = 40;

/** A short name of letters, without links: anyone can enter anyone's address, so an e-mail carries nothing else that a stranger typed. */
export function plainName(name: string): string {
  const letters = cleanLine(name)
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim();
  return [...letters].slice(0, LONGEST).join('').trim() || 'Guest';
}
