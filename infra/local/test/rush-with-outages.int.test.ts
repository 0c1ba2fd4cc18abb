import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { databaseOn, openDatabases } from '../../audit/src/open-databases.ts';
import { openOwnHilltop } from '../launch/own-hilltop.ts';
import { postBooking, saturday, tourBooking } from './support/tour-booking.ts';

const root = new URL('../../..', import.meta.url).pathname;
let hilltop: Awaited<ReturnType<typeof openOwnHilltop>>;
beforeAll(async () => {
  hilltop = await openOwnHilltop({ root, settings: { BOOKINGS_REPLICAS: '3' } });
}, 300_000);
afterAll(() => hilltop?.close(), 60_000);

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly groupSize: number;
}

interface Mail {
  readonly subject: string;
  readonly headers: { readonly 'message-id': string };
}

/** Books as a browser would: an answer that did not come, or came as 5xx, is asked for again with the same payment. */
async function buy(number: number, tourDate: string): Promise<Answer> {
  const groupSize = (number % 4) + 1;
  const booking = tourBooking({ name: `rush-${number}`, groupSize, tourDate, tourTime: '10:00 AM' });
  for (let attempt = 0; attempt < 400; attempt += 1) {
    try {
      const response = await postBooking(hilltop.site, booking, { signal: AbortSignal.timeout(10_000) });
      const body = (await response.json()) as { confirmationCode?: string };
      if (response.status < 500) {
        return { status: response.status, groupSize, ...(body.confirmationCode && { code: body.confirmationCode }) };
      }
    } catch {
      // Not answered: asked again below.
    }
    await pause(150);
  }
  throw new Error(`buyer ${number} was never answered`);
}

/** Ends parts one after the other as a crash would; the launcher brings them back. */
async function outages(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await pause(400);
    process.kill(hilltop.part(name).pid, 'SIGKILL');
  }
}

const outagesOfTheRush = ['bookings-1', 'nats', 'postgres', 'bookings-2', 'bookings-3', 'notifications'];

it('sells exactly the seats with three replicas of bookings, and mails each ticket once, while parts are killed', async () => {
  const tourDate = saturday();
  const queue = Array.from({ length: 150 }, (_, number) => number);
  const answers: Answer[] = [];
  const buyer = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      answers.push(await buy(number, tourDate));
      await pause(40);
    }
  };
  await Promise.all([...Array.from({ length: 12 }, buyer), outages(outagesOfTheRush)]);

  const sold = answers.filter(({ status }) => status === 201 || status === 200);
  expect(sold.reduce((sum, { groupSize }) => sum + groupSize, 0)).toBe(25);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(150 - sold.length);
  const codes = sold.map(({ code }) => code ?? '').sort();
  expect(new Set(codes).size).toBe(codes.length);

  const databases = openDatabases((owner) => databaseOn(hilltop.part('postgres').url ?? '', owner));
  const slots = await databases.ask.bookings('SELECT taken, capacity FROM slots');
  const bookings = await databases.ask.bookings<{ code: string }>(
    'SELECT confirmation_code AS code FROM bookings ORDER BY 1',
  );
  await databases.close();
  expect(slots).toEqual([{ taken: 25, capacity: 25 }]);
  expect(bookings.map(({ code }) => code)).toEqual(codes);

  // A mail whose sender is killed before it heard that the server has it goes out again, with the same Message-ID: mail
  // programs show one.
  const mailed = async () => {
    const mails = (await (await fetch(`${hilltop.inbox}/api/email`)).json()) as Mail[];
    const byId = new Map(mails.map(({ headers, subject }) => [headers['message-id'], /HT-[^:]+/.exec(subject)?.[0]]));
    return [...byId.values()].sort();
  };
  const until = Date.now() + 120_000;
  while ((await mailed()).length < codes.length && Date.now() < until) await pause(250);
  await pause(2_000);
  expect(await mailed()).toEqual(codes);
}, 240_000);
