import type { Day } from './day.js';
import type { KeptStaff, ScanFault } from './door-database.js';

/** What the page at the door shows. */
export interface DoorState {
  readonly phase: 'opening' | 'signedOut' | 'wrongRole' | 'open';
  readonly staff?: KeptStaff | undefined;
  readonly day?: Day | undefined;
  /** This phone's name among staff. */
  readonly label: string;
  readonly isLabelGiven: boolean;
  /** Scans that the server has not acknowledged. */
  readonly unsent: number;
  readonly faults: readonly ScanFault[];
  /** Whether the server answered when it was last asked. */
  readonly link: 'asking' | 'answered' | 'unanswered';
  /** The session ran out: the list of the day stays and scans go on, and only sending waits for the password. */
  readonly needsSignIn: boolean;
  /** Somebody wants to sign in, or something was to be sent: the form of the password is open. */
  readonly isSigningIn: boolean;
  /** What to add to the phone's clock to have the server's, in ms. */
  readonly clockOffsetMs: number;
}

export const firstState: DoorState = {
  phase: 'opening',
  label: '',
  isLabelGiven: false,
  unsent: 0,
  faults: [],
  link: 'asking',
  needsSignIn: false,
  isSigningIn: false,
  clockOffsetMs: 0,
};
