import type { Day } from './day.js';
import type { KeptStaff, ScanFault } from './door-database.js';

export interface DoorState {
  readonly phase: 'opening' | 'signedOut' | 'wrongRole' | 'open';
  readonly staff?: KeptStaff | undefined;
  readonly day?: Day | undefined;
  /** The name that staff know this phone by. */
  readonly label: string;
  readonly isLabelGiven: boolean;
  /** Scans that the server has not acknowledged. */
  readonly unsent: number;
  /** Payments that the server has not recorded. */
  readonly unsentPayments: number;
  readonly faults: readonly ScanFault[];
  /** Whether the server answered the latest request. */
  readonly link: 'asking' | 'answered' | 'unanswered';
  /** The session ran out: the day's list stays and scanning goes on; only sending waits for the password. */
  readonly needsSignIn: boolean;
  /** The sign-in form is open: somebody pressed sign-in, or something had to be sent. */
  readonly isSigningIn: boolean;
  /** Added to the phone's clock, it gives the server's, in ms. */
  readonly clockOffsetMs: number;
}

export const firstState: DoorState = {
  phase: 'opening',
  label: '',
  isLabelGiven: false,
  unsent: 0,
  unsentPayments: 0,
  faults: [],
  link: 'asking',
  needsSignIn: false,
  isSigningIn: false,
  clockOffsetMs: 0,
};
