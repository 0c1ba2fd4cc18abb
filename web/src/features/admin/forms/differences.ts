import type { Difference } from './changed-meanwhile.js';

/** Where what was typed differs from what is now, both in words by their label. */
export const differencesBetween = <Label extends string>(
  now: Readonly<Record<Label, string>>,
  typed: Readonly<Record<Label, string>>,
): readonly Difference[] =>
  (Object.keys(now) as Label[])
    .filter((label) => now[label] !== typed[label])
    .map((label) => ({ label, now: now[label], typed: typed[label] }));
