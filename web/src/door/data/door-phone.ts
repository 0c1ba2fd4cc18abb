import { fetchStaff, type Staff, signOut } from '../../admin/session-state/staff-client.js';
import { createStore, type Store } from '../../lib/create-store.js';
import { randomUuid } from '../../lib/random-id.js';
import { venueToday } from '../../lib/venue-dates.js';
import { clockOffset } from './clock-offset.js';
import type { DoorDatabase } from './door-database.js';
import { type DoorState, firstState } from './door-state.js';
import { fetchManifest } from './fetch-manifest.js';
import { keepList, wipeList } from './lists.js';
import { givePhoneLabel, phoneLabel } from './phone-label.js';
import { readDay } from './read-day.js';
import type { Scan } from './scan.js';
import { keepScan } from './scans.js';
import { sendScans } from './send-scans.js';
import { submitFrom } from './submit-scans.js';

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
  const now = (): Date => new Date(Date.now() + store.state().clockOffsetMs);

  /** Takes over what the database holds. */
  const show = async (change: Partial<DoorState> = {}): Promise<void> => {
    const [staff, day, unsent, faults, offset, { label, isGiven: isLabelGiven }] = await Promise.all([
      database.get('staff', 'staff'),
      readDay(database),
      database.count('scans'),
      database.getAll('faults'),
      database.get('device', 'clockOffsetMs'),
      phoneLabel(database),
    ]);
    const phase = staff === undefined ? store.state().phase : 'open';
    store.send({
      phase,
      staff,
      day,
      label,
      isLabelGiven,
      unsent,
      faults,
      clockOffsetMs: Number(offset ?? 0),
      ...change,
    });
  };

  const forget = async (phase: 'signedOut' | 'wrongRole'): Promise<void> => {
    await Promise.all([wipeList(database), database.delete('staff', 'staff')]);
    await show({ phase, link: 'answered' });
  };

  const fetchDay = async (): Promise<void> => {
    const date = venueToday(now());
    const sentAt = Date.now();
    const manifest = await fetchManifest(date, await readDay(database));
    const offset = clockOffset({ sentAt, receivedAt: Date.now(), madeAt: manifest.madeAt });
    await database.put('device', offset, 'clockOffsetMs');
    store.send({ clockOffsetMs: offset });
    // A phone whose clock is a day off learns so from the answer.
    if (venueToday(now()) === date) await keepList(database, manifest);
    else await fetchDay();
  };

  const exchange = async (staff: Staff): Promise<void> => {
    await database.put('staff', { name: staff.name, role: staff.role }, 'staff');
    await sendScans(database, await submitFrom(database));
    await fetchDay();
    await show({ link: 'answered' });
  };

  const ask = async (): Promise<void> => {
    await show({ link: 'asking' });
    // After closing, names are forgotten, whether the server answers or not.
    if (store.state().day && store.state().day?.date !== venueToday(now())) {
      await wipeList(database);
      await show();
    }
    try {
      const staff = await fetchStaff();
      if (!staff) await forget('signedOut');
      else if (staff.role === 'ops') await forget('wrongRole');
      else await exchange(staff);
    } catch {
      await show({ link: 'unanswered' });
      if (store.state().phase === 'opening') store.send({ phase: 'signedOut' });
    }
  };

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
        date: day?.date ?? venueToday(now()),
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
    signOut: async () => {
      const hasEnded = await signOut();
      if (hasEnded) await forget('signedOut');
      return hasEnded;
    },
  };
}
