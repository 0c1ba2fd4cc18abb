import { createStore, type Store } from '../../kit/lib/create-store.js';
import { randomUuid } from '../../kit/lib/random-id.js';
import { signOut } from '../../kit/staff-session/staff-client.js';
import type { DoorDatabase } from './door-database.js';
import { type DoorState, firstState } from './door-state.js';
import { createExchange } from './exchange.js';
import type { Money } from './payment.js';
import { givePhoneLabel } from './phone-label.js';
import type { Scan } from './scan.js';
import { keepScan } from './scans.js';

/** What was seen and done; the phone adds the rest of the scan. */
export type Seen = Pick<Scan, 'bookingId' | 'revision' | 'people' | 'verdict' | 'overridden' | 'reason'> &
  Partial<Pick<Scan, 'checkMoney'>>;

/** A phone at the door: it shows what it has stored, and exchanges it with the server while that answers. */
export interface DoorPhone {
  readonly store: Store<DoorState, Partial<DoorState>>;
  /** Sends the stored payments and scans, and fetches the day. Also resolves without an answer. */
  readonly synchronize: () => Promise<void>;
  /** Resolves once the scan is on disk, with what the party paid. */
  readonly keep: (seen: Seen, money?: Money) => Promise<void>;
  readonly rename: (label: string) => Promise<void>;
  readonly dismissFault: (id: string) => Promise<void>;
  /** Opens the sign-in above typed data that could not be sent because the session ran out. */
  readonly askToSignIn: () => void;
  /** @returns whether the session has ended */
  readonly signOut: () => Promise<boolean>;
}

/** The server rejects an offset of more than a day. */
const MOST_OFFSET_MS = 86_400_000;

export function createDoorPhone(database: DoorDatabase): DoorPhone {
  const store = createStore<DoorState, Partial<DoorState>>(
    (state, change) => ({ ...state, ...change }),
    () => firstState,
  );
  const { show, forget, ask, today } = createExchange(database, store);

  let running: Promise<void> | undefined;
  let isWanted = false;
  // One exchange at a time: what is stored during one is sent in the next.
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
    keep: async (seen, money) => {
      const { clockOffsetMs, day } = store.state();
      const facts = {
        checkMoney: false,
        ...seen,
        id: randomUuid(),
        date: day?.date ?? today(),
        deviceTime: new Date().toISOString(),
        clockOffsetMs: Math.max(-MOST_OFFSET_MS, Math.min(MOST_OFFSET_MS, clockOffsetMs)),
        madeFrom: day?.version ?? '',
      };
      await keepScan(database, facts, money);
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
