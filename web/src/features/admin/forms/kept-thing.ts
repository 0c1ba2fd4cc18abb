import type { Answer } from './form-trouble.js';

/** Something of the desk that several people may change: whoever changes it says which version of it they saw. */
export type KeptThing = { readonly id: string; readonly name: string; readonly version: number };

/** What comes of a change of it; with `current` when somebody else changed it meanwhile. */
export type ChangeAnswer<Thing extends KeptThing> = Answer & (string | { readonly current?: Thing });

/** How it is called, e.g. "product", and at the beginning of a sentence. */
export type ThingWord = 'product' | 'tour';
export const atFirst = (what: ThingWord): string => `${what.charAt(0).toUpperCase()}${what.slice(1)}`;

/** What it is now, when that is why the change was not made. */
export const currentOf = <Thing extends KeptThing>(answer: ChangeAnswer<Thing>): Thing | undefined =>
  typeof answer === 'object' ? answer.current : undefined;
