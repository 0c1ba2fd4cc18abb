/** What the network does to one request of a journey, or to all. */
export const conditions = ['slow', 'lost request', 'lost answer', 'sent twice'] as const;
export type Condition = (typeof conditions)[number];

/** The k-th request of the journey is hit, from 1. */
export interface Trouble {
  readonly condition: Condition;
  readonly at: number;
  readonly isSlow: boolean;
}

/** The same numbers for the same seed. */
function mixed(seed: number, salt: number): number {
  let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/** `SEED`, by default always the same, as in the gate. */
export const seed = Number(process.env.SEED ?? 1);

function allTroubles(requests: number): readonly Trouble[] {
  const [slow, ...single] = conditions;
  const at = Array.from({ length: requests }, (_, index) => index + 1);
  const disturbed = single.flatMap((condition) => at.map((k) => ({ condition, at: k, isSlow: false })));
  return [{ condition: slow, at: 0, isSlow: true }, ...disturbed];
}

/**
 * The conditions of a journey in this run. `EVERY=1`: each request in each way; `EVERY=0.5`: that share of them. By
 * default it is slow, and one request is hit in one way, both chosen by the seed.
 */
export function troublesOf(journey: string, requests: number): readonly Trouble[] {
  const all = allTroubles(requests);
  const salt = [...journey].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  const share = Number(process.env.EVERY ?? 0);
  if (share >= 1) return all;
  if (share > 0) return all.filter(({ at }, index) => at === 0 || mixed(seed, salt + index) % 1000 < share * 1000);
  const disturbed = all.filter(({ at }) => at > 0);
  const drawn = disturbed[mixed(seed, salt) % disturbed.length];
  return drawn ? [{ ...drawn, isSlow: true }] : [];
}
