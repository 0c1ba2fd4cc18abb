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
  /** What staff do, if their work reveals it. */
  staffMix?: StaffMix;
  /** Faults that it needs to show; many need none. */
  faults: readonly Fault[];
  /** Processes per service, one by default. */
  replicas?: Readonly<Record<string, number>>;
  /** The difference that reveals it. */
  sentence: RegExp;
  /** The right program reports it too while something is late: it counts once everything late has arrived. */
  mayBeLate?: true;
};

const nobody: Mix = { look: 0, hold: 0, book: 0, shop: 0, order: 0, cart: 0, write: 0 };

/** Visitors who do only these things. */
export const only = (mix: Partial<Mix>): Mix => ({ ...nobody, ...mix });

/** The same fault at each of these moments, in ms. */
export const at = (moments: readonly number[], fault: (moment: number) => Fault): Fault[] => moments.map(fault);
