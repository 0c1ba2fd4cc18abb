import { signOut } from '../../admin/session-state/staff-client.js';
import { createStore, type Store } from '../../lib/create-store.js';
import { randomUuid } from '../../lib/random-id.js';
import type { DoorDatabase } from './door-database.js';
import { type DoorState, firstState } from './door-state.js';
import { createExchange } from './exchange.js';
import { givePhoneLabel } from './phone-label.js';
import type { Scan } from './scan.js';
import { keepScan } from './scans.js';

/** What was seen and done; the phone adds the rest of the fact. */
export type Seen = Pick<Scan, 'bookingId' | 'revision' | 'people' | 'verdict' | 'overridden' | 'reason'>;

/** A phone at the door: it shows what it keeps, and exchanges it with the server whenever that answers. */
export interface DoorPhone {
  readonly store: Store<DoorState, Partial<DoorState>>;
  /** Sends what is kept and fetches the day. Resolves also when no answer came. */
  readonly synchronize: () => Promise<void>;
  /** Resolves once the fact is on the disk. */
  readonly keep: (seen: Seen) => Promise<void>;
  /** Gives the phone a name that staff know. */
  readonly rename: (label: string) => Promise<void>;
  readonly dismissFault: (id: string) => Promise<void>;
  /** Opens the form of the password over what is typed: that could not be sent, because the session ran out. */
  readonly askToSignIn: () => void;
  /** @returns whether the session has ended */
  readonly signOut: () => Promise<boolean>;
}

/** The server takes a clock that is further off for one that is a day off. */
const MOST_OFFSET_MS = 86_400_000;

export function createDoorPhone(database: DoorDatabase): DoorPhone {
  const store = createStore<DoorState, Partial<DoorState>>(
    (state, change) => ({ ...state, ...change }),
    () => firstState,
  );
  const { show, forget, ask, today } = createExchange(database, store);

  let running: Promise<void> | undefined;
  let isWanted = false;
  // One request after the other: what is kept while the server is asked goes with the next.
  const synchronize = (): Promise<void> => {
    isWanted = true;
    running ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await ask();
      }
      running = undefined;
    })();
    return running;
  };

  return {
    store,
    synchronize,
    keep: async (seen) => {
      const { clockOffsetMs, day } = store.state();
      await keepScan(database, {
        ...seen,
        id: randomUuid(),
        date: day?.date ?? today(),
        deviceTime: new Date().toISOString(),
        clockOffsetMs: Math.max(-MOST_OFFSET_MS, Math.min(MOST_OFFSET_MS, clockOffsetMs)),
        madeFrom: day?.version ?? '',
      });
      await show();
      void synchronize();
    },
    rename: async (label) => {
      await givePhoneLabel(database, label);
      await show();
    },
    dismissFault: async (id) => {
      await database.delete('faults', id);
      await show();
    },
    askToSignIn: () => {
      store.send({ isSigningIn: true });
      void synchronize();
    },
    signOut: async () => {
      const hasEnded = await signOut();
      if (hasEnded) await forget('signedOut');
      return hasEnded;
    },
  };
}
