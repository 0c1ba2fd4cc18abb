import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { databaseOn, openDatabases } from '../../audit/src/open-databases.ts';
import { openOwnHilltop } from '../launch/own-hilltop.ts';
import { freePort } from '../ports/free-port.ts';
import { Door } from './rolling/door.ts';
import { SecondGateway } from './rolling/second-gateway.ts';
import { postBooking, tourBooking } from './support/tour-booking.ts';

const root = new URL('../../..', import.meta.url).pathname;
let hilltop: Awaited<ReturnType<typeof openOwnHilltop>>;
let second: SecondGateway;
let door: Door;

async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${what}: not within 60 s`);
    await pause(50);
  }
}

beforeAll(async () => {
  const settings = {
    BOOKINGS_REPLICAS: '3',
    // As in compose file and manifests, only sooner: readiness goes first, the port later.
    SHUTDOWN_DELAY_MS: '2000',
    SHUTDOWN_GRACE_MS: '5000',
  };
  hilltop = await openOwnHilltop({ root, settings });
  second = new SecondGateway(hilltop.environment, await freePort());
  second.start();
  door = new Door([hilltop.site, second.url]);
  await pause(300);
  await until('both gateways are ready', () => door.isReady(second.url));
}, 300_000);

afterAll(async () => {
  await door?.close();
  await second?.stop();
  await hilltop?.close();
}, 60_000);

const times = ['10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM'] as const;

/** A slot that is open whenever this runs, another for every twenty parties of one. */
function slotOf(number: number): { tourDate: string; tourTime: string } {
  const slot = Math.floor(number / 20);
  const weeks = Math.floor(slot / (times.length * 6));
  const date = new Date();
  // From the Tuesday after next, six days a week.
  date.setUTCDate(
    date.getUTCDate() + 7 + ((2 - date.getUTCDay() + 7) % 7) + weeks * 7 + (Math.floor(slot / times.length) % 6),
  );
  return { tourDate: date.toISOString().slice(0, 10), tourTime: times[slot % times.length] ?? times[0] };
}

/** Books once, through whichever gateway is ready. Gives what went wrong, if anything did. */
async function book(number: number): Promise<string | undefined> {
  const gateway = door.next();
  const booking = tourBooking({ name: `rolling-${number}`, groupSize: 1, ...slotOf(number) });
  try {
    const response = await postBooking(gateway, booking);
    const body = await response.text();
    return response.status === 201 ? undefined : `${gateway} ${response.status} ${body}`;
  } catch (error) {
    return `${gateway} ${String((error as Error).cause ?? error)}`;
  }
}

/** Ends a part as an upgrade does, and waits until the launcher has it back. */
async function restart(name: string): Promise<void> {
  const { pid } = hilltop.part(name);
  process.kill(pid, 'SIGTERM');
  await until(`${name} is back`, () => hilltop.part(name).pid !== pid);
}

/** Each replica and each gateway, one by one, as a rollout does. */
async function restartAll(): Promise<void> {
  for (const name of ['bookings-1', 'bookings-2', 'bookings-3']) {
    await restart(name);
    // A rollout goes on when the new one is ready, which the gateways' probes learn within a second.
    await pause(1_000);
  }
  await restart('gateway');
  await until('the first gateway is ready', () => door.isReady(hilltop.site));
  expect(await second.stop()).toBe(0);
  second.start();
  await until('the second gateway is ready', () => door.isReady(second.url));
  await pause(500);
}

it('loses no booking while three replicas of bookings and two gateways restart one by one', async () => {
  let isOver = false;
  let number = 0;
  const lost: string[] = [];
  const buyer = async () => {
    while (!isOver) {
      const fault = await book(number++);
      if (fault) lost.push(fault);
      await pause(150);
    }
  };
  const buyers = Array.from({ length: 6 }, buyer);

  try {
    await restartAll();
  } finally {
    isOver = true;
    await Promise.all(buyers);
  }

  expect(lost).toEqual([]);
  expect(number).toBeGreaterThan(300);
  const databases = openDatabases((owner) => databaseOn(hilltop.part('postgres').url ?? '', owner));
  const bookings = await databases.ask.bookings('SELECT count(*)::int AS made FROM bookings');
  const slots = await databases.ask.bookings('SELECT sum(taken)::int AS taken FROM slots');
  await databases.close();
  expect(bookings).toEqual([{ made: number }]);
  expect(slots).toEqual([{ taken: number }]);
}, 200_000);
