import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { databaseOn, openDatabases } from '../../../reconciliation/src/open-databases.ts';
import type { Instance } from '../../launch/instance.ts';
import { freePort } from '../../ports/free-port.ts';
import { dayAhead, postBooking, tourBooking } from '../support/tour-booking.ts';
import { until } from '../support/until.ts';
import { Door } from './door.ts';
import { SecondGateway } from './second-gateway.ts';

const days = [2, 3, 4, 5, 6, 0];
const times = ['10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM'];

/** A slot that is open whenever this runs, another for every twenty parties of one. */
function slotOf(number: number): { tourDate: string; tourTime: string } {
  const slot = Math.floor(number / 20);
  const day = Math.floor(slot / times.length);
  const tourDate = dayAhead(1 + Math.floor(day / days.length), days[day % days.length] ?? 0);
  return { tourDate, tourTime: times[slot % times.length] ?? '' };
}

/** Tests that a rollout of bookings and of the gateway loses no booking. */
export function rollingRestart(instance: () => Instance): void {
  let second: SecondGateway;
  let door: Door;

  beforeAll(async () => {
    second = new SecondGateway(instance().environment, await freePort());
    second.start();
    door = new Door([instance().site, second.url]);
    await pause(300);
    await until('both gateways are ready', () => door.isReady(second.url) && door.isReady(instance().site));
  });

  afterAll(async () => {
    await door?.close();
    await second?.stop();
  });

  /** Books once, through whichever gateway is ready. Gives what went wrong, if anything did. */
  async function book(number: number): Promise<string | undefined> {
    const gateway = door.next();
    const booking = tourBooking({ name: `rolling-${number}`, guests: 1, ...slotOf(number) });
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
    const { pid } = instance().part(name);
    process.kill(pid, 'SIGTERM');
    await until(`${name} is back`, () => instance().part(name).pid !== pid);
  }

  /** Each replica and each gateway, one by one, as a rollout does. */
  async function restartAll(): Promise<void> {
    for (const name of ['bookings-1', 'bookings-2', 'bookings-3']) {
      await restart(name);
      // A rollout goes on when the new one is ready, which the gateways' probes learn within a second.
      await pause(1_000);
    }
    await restart('gateway');
    await until('the first gateway is ready', () => door.isReady(instance().site));
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
        const error = await book(number++);
        if (error) lost.push(error);
        await pause(200);
      }
    };
    const buyers = Array.from({ length: 4 }, buyer);

    try {
      await restartAll();
    } finally {
      isOver = true;
      await Promise.all(buyers);
    }

    expect(lost).toEqual([]);
    expect(number).toBeGreaterThan(150);
    const databases = openDatabases((owner) => databaseOn(instance().part('postgres').url ?? '', owner));
    const [booked] = await databases.ask.bookings(
      `SELECT count(*)::int AS made, (
         SELECT sum(taken)::int FROM slots
         WHERE id IN (SELECT slot_id FROM bookings WHERE email LIKE 'rolling-%')
       ) AS taken
       FROM bookings WHERE email LIKE 'rolling-%'`,
    );
    await databases.close();
    expect(booked).toEqual({ made: number, taken: number });
  }, 600_000);
}
