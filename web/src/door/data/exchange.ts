import { fetchStaff, type Staff } from '../../admin/session-state/staff-client.js';
import { DoorDayDocument, SendScansDocument } from '../../generated/door-operations.js';
import type { Store } from '../../lib/create-store.js';
import { venueToday } from '../../lib/venue-dates.js';
import { ask as askServer } from './ask.js';
import { clockOffset } from './clock-offset.js';
import type { DoorDatabase } from './door-database.js';
import type { DoorState } from './door-state.js';
import { keepList, wipeList } from './lists.js';
import type { Manifest } from './manifest.js';
import { phoneLabel } from './phone-label.js';
import { readDay } from './read-day.js';
import { type SubmitScans, sendScans } from './send-scans.js';

/** What the phone has of the day already. */
type Kept = Pick<Manifest, 'date' | 'version' | 'tickets' | 'parties'>;

/**
 * The day as the server has it now. Rows that have not changed are not sent again: they stay as kept.
 * @param date YYYY-MM-DD
 * @throws when no complete answer came
 */
async function fetchManifest(date: string, kept: Kept | undefined): Promise<Manifest> {
  const known = kept?.date === date ? kept : undefined;
  const { doorManifest: answer, kitchenSheet } = await askServer(DoorDayDocument, {
    date,
    since: known?.version ?? null,
  });
  const [tickets, parties] = [answer?.tickets ?? known?.tickets, answer?.parties ?? known?.parties];
  if (!(answer && tickets && parties)) throw new Error('The gateway answered without a manifest');
  const { version, madeAt, keys, times, admitted } = answer;
  return { version, date, madeAt, keys, times, admitted, tickets, parties, deliveries: kitchenSheet?.deliveries ?? [] };
}

/** Sends scans in the name of this phone. */
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

/** What a phone asks the server, and how it takes over the answers. */
export function createExchange(database: DoorDatabase, store: Store<DoorState, Partial<DoorState>>) {
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
    await show({ phase, link: 'answered', needsSignIn: false, isSigningIn: false });
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
    await show({ link: 'answered', needsSignIn: false, isSigningIn: false });
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
      if (staff === 'none' && store.state().day) await show({ link: 'answered', needsSignIn: true });
      else if (typeof staff === 'string') await forget('signedOut');
      else if (staff.role === 'ops') await forget('wrongRole');
      else await exchange(staff);
    } catch {
      await show({ link: 'unanswered' });
      if (store.state().phase === 'opening') store.send({ phase: 'signedOut' });
    }
  };

  return { show, forget, ask, today: () => venueToday(now()) };
}
