import type { StaffMix } from '../load/staff-member.ts';
import type { Mix } from '../load/visitor.ts';
import type { Fault } from '../plan/fault.ts';

/** A change of one compiled file. */
export type Patch = { file: string; find: string; replace: string };

/** A mistake that programs like this one are known to make, and how it shows. */
export type PlantedBug = {
  name: string;
  patches: readonly Patch[];
  mix: Mix;
  /** What staff do, where it is their work that shows it. */
  staffMix?: StaffMix;
  /** What must go wrong for it to show; nothing for many. */
  faults: readonly Fault[];
  /** How many processes of a service there must be; one of each unless told. */
  replicas?: Readonly<Record<string, number>>;
  /** A difference that says so. */
  sentence: RegExp;
  /** What the right program says too while something is late: it counts once everything that is late has come. */
  mayBeLate?: true;
};

const nobody: Mix = { look: 0, hold: 0, book: 0, shop: 0, order: 0, cart: 0, write: 0 };

/** Visitors who do these things alone. */
export const only = (mix: Partial<Mix>): Mix => ({ ...nobody, ...mix });

/** The same fault at each of these moments, in milliseconds. */
export const at = (moments: readonly number[], fault: (moment: number) => Fault): Fault[] => moments.map(fault);
