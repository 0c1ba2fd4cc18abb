import { DoorDayDocument, SendScansDocument, type SendScansMutation } from '../../generated/door-operations.js';
import type { Store } from '../../kit/lib/create-store.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { fetchStaff, type Staff, type StaffRole } from '../../kit/staff-session/staff-client.js';
import { ask as askServer } from './ask.js';
import { clockOffset } from './clock-offset.js';
import type { Day } from './day.js';
import type { DoorDatabase } from './door-database.js';
import type { DoorState } from './door-state.js';
import { keepList, keptList, keptNames, wipeList } from './lists.js';
import type { Manifest } from './manifest.js';
import { sendPayments, takeMoney, unsentPayments } from './payments.js';
import { phoneLabel } from './phone-label.js';
import type { Scan } from './scan.js';
import { keptScans } from './scans.js';

const atTheDoor: readonly StaffRole[] = ['guide', 'desk', 'manager'];

/** Most scans per request. */
const BATCH = 200;

type Answer = Extract<SendScansMutation['submitScans'], { readonly __typename: 'ScansSubmitted' }>;

export type ScanResult = Pick<Answer['results'][number], 'id' | 'admitted' | 'fault'>;

/** @throws without an answer */
type SubmitScans = (scans: readonly Scan[]) => Promise<readonly ScanResult[]>;

/**
 * Sends the stored scans in order, and deletes those that were acknowledged; all others are sent again.
 * @returns how many are still stored
 */
export async function sendScans(database: DoorDatabase, submit: SubmitScans): Promise<number> {
  let batch = await keptScans(database, BATCH);
  while (batch.length > 0) {
    const results = await submit(batch).catch(() => []);
    const acknowledged = await acknowledge(database, batch, results);
    if (acknowledged === 0) break;
    batch = await keptScans(database, BATCH);
  }
  return database.count('scans');
}

/**
 * Deletes acknowledged scans and stores the server's counts in one transaction, so that nobody is counted twice. A scan
 * with a fault has no count: its fault is kept until somebody has read it.
 */
async function acknowledge(
  database: DoorDatabase,
  batch: readonly Scan[],
  results: readonly ScanResult[],
): Promise<number> {
  const sent = new Map(batch.map((scan) => [scan.id, scan]));
  const answered = results.filter(({ id }) => sent.has(id));
  const transaction = database.transaction(['scans', 'admitted', 'faults'], 'readwrite');
  for (const { id, admitted, fault } of answered) {
    await transaction.objectStore('scans').delete(id);
    const { bookingId, people, deviceTime } = sent.get(id) as Scan;
    if (fault) await transaction.objectStore('faults').put({ id, fault, people, deviceTime });
    else if (bookingId) await transaction.objectStore('admitted').put({ bookingId, people: admitted });
  }
  await transaction.done;
  return answered.length;
}

/** What the phone already has of the day. */
type Kept = Pick<Manifest, 'date' | 'version' | 'tickets' | 'parties'>;

/**
 * The server's current list of the day. Unchanged rows are not sent again.
 * @param date YYYY-MM-DD @throws without a complete answer
 */
async function fetchManifest(date: string, kept: Kept | undefined): Promise<Manifest> {
  const known = kept?.date === date ? kept : undefined;
  const { doorManifest: answer, kitchenSheet } = await askServer(DoorDayDocument, {
    date,
    since: known?.version ?? null,
  });
  const [tickets, parties] = [answer?.tickets ?? known?.tickets, answer?.parties ?? known?.parties];
  if (!(answer && tickets && parties)) throw new Error('The gateway answered without a manifest');
  const { version, madeAt, gateWord, keys, times, admitted } = answer;
  return {
    version,
    date,
    madeAt,
    gateWord,
    keys,
    times,
    admitted,
    tickets,
    parties,
    deliveries: kitchenSheet?.deliveries ?? [],
  };
}

/** Adds this phone's name to scans. */
async function submitFrom(database: DoorDatabase): Promise<SubmitScans> {
  const { deviceId, label: deviceLabel } = await phoneLabel(database);
  return async (scans) => {
    const { submitScans: answer } = await askServer(SendScansDocument, {
      scans: scans.map((scan) => ({ ...scan, deviceId, deviceLabel })),
    });
    if (answer.__typename !== 'ScansSubmitted') throw new Error(answer.message);
    return answer.results;
  };
}

/** A phone's requests to the server, and what it stores of the answers. */
export function createExchange(database: DoorDatabase, store: Store<DoorState, Partial<DoorState>>) {
  const now = (): Date => new Date(Date.now() + store.state().clockOffsetMs);

  /** Shows what the database has. */
  const show = async (change: Partial<DoorState> = {}): Promise<void> => {
    const [staff, day, unsent, payments, faults, offset, { label, isGiven: isLabelGiven }] = await Promise.all([
      database.get('staff', 'staff'),
      readDay(database),
      database.count('scans'),
      unsentPayments(database),
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
      unsentPayments: payments.length,
      faults,
      clockOffsetMs: Number(offset ?? 0),
      ...change,
    });
  };

  const forget = async (phase: 'signedOut' | 'wrongRole'): Promise<void> => {
    await Promise.all([wipeList(database), database.delete('staff', 'staff')]);
    await show({ phase, link: 'answered', needsSignIn: false, isSigningIn: false });
  };

  const fetchDay = async (): Promise<void> => {
    const date = venueToday(now());
    const sentAt = Date.now();
    const manifest = await fetchManifest(date, await readDay(database));
    const offset = clockOffset({ sentAt, receivedAt: Date.now(), madeAt: manifest.madeAt });
    await database.put('device', offset, 'clockOffsetMs');
    store.send({ clockOffsetMs: offset });
    // A phone whose clock is a day off learns it from the answer.
    if (venueToday(now()) === date) await keepList(database, manifest);
    else await fetchDay();
  };

  const exchange = async (staff: Staff): Promise<void> => {
    await database.put('staff', { name: staff.name, role: staff.role }, 'staff');
    // Before the scans: the door's count comes to a booking that is paid.
    await sendPayments(database, (payment) => takeMoney(database, payment));
    await sendScans(database, await submitFrom(database));
    await fetchDay();
    await show({ link: 'answered', needsSignIn: false, isSigningIn: false });
  };

  const ask = async (): Promise<void> => {
    await show({ link: 'asking' });
    // After closing, names are deleted whether the server answers or not.
    if (store.state().day && store.state().day?.date !== venueToday(now())) {
      await wipeList(database);
      await show();
    }
    try {
      const staff = await fetchStaff();
      if (staff === 'none' && store.state().day) await show({ link: 'answered', needsSignIn: true });
      else if (typeof staff === 'string') await forget('signedOut');
      else if (!atTheDoor.includes(staff.role)) await forget('wrongRole');
      else await exchange(staff);
    } catch {
      await show({ link: 'unanswered' });
      if (store.state().phase === 'opening') store.send({ phase: 'signedOut' });
    }
  };

  return { show, forget, ask, today: () => venueToday(now()) };
}

/** The stored day; undefined without a list. */
export async function readDay(database: DoorDatabase): Promise<Day | undefined> {
  const [list, names, counted, scans, payments] = await Promise.all([
    keptList(database),
    keptNames(database),
    database.getAll('admitted'),
    database.getAll('scans'),
    database.getAll('payments'),
  ]);
  if (!list) return undefined;
  const peopleIn = new Map(counted.map(({ bookingId, people }) => [bookingId, people]));
  for (const { bookingId, people } of scans) {
    if (bookingId) peopleIn.set(bookingId, (peopleIn.get(bookingId) ?? 0) + people);
  }
  return { ...list, ...names, peopleIn, taken: new Set(payments.map(({ bookingId }) => bookingId)) };
}
