import { fetchStaff, type Staff } from '../../admin/session-state/staff-client.js';
import type { Store } from '../../lib/create-store.js';
import { venueToday } from '../../lib/venue-dates.js';
import { clockOffset } from './clock-offset.js';
import type { DoorDatabase } from './door-database.js';
import type { DoorState } from './door-state.js';
import { fetchManifest } from './fetch-manifest.js';
import { keepList, wipeList } from './lists.js';
import { phoneLabel } from './phone-label.js';
import { readDay } from './read-day.js';
import { sendScans } from './send-scans.js';
import { submitFrom } from './submit-scans.js';

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

  return { show, forget, ask, today: () => venueToday(now()) };
}
