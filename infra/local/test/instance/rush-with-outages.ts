import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { databaseOn, openDatabases } from '../../../reconciliation/src/open-databases.ts';
import type { Instance } from '../../launch/instance.ts';
import { dayAhead, postBooking, tourBooking } from '../support/tour-booking.ts';
import { until } from '../support/until.ts';

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly groupSize: number;
}

interface Mail {
  readonly subject: string;
  readonly headers: { readonly 'message-id': string };
}

/** How long a buyer asks again, in milliseconds: no part is away for longer. */
const answeredWithinMs = 60_000;
const outages = ['bookings-1', 'nats', 'postgres', 'bookings-2', 'bookings-3', 'notifications'];
/** Once for each outage that can come between the mail server's answer and the note that it came: postgres, notifications. */
const repeatsOfMail = 2;

/** Books as a browser would: an answer that did not come, or came as 5xx, is asked for again with the same payment. */
async function buy(site: string, number: number, tourDate: string): Promise<Answer> {
  const groupSize = (number % 4) + 1;
  const booking = tourBooking({ name: `rush-${number}`, groupSize, tourDate, tourTime: '10:00 AM' });
  const end = performance.now() + answeredWithinMs;
  while (performance.now() < end) {
    try {
      const response = await postBooking(site, booking, { signal: AbortSignal.timeout(10_000) });
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

/** False when it has just ended, and the launcher has not started it again yet. */
function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Ends parts one after the other as a crash would; the launcher brings them back. */
async function killParts(instance: Instance): Promise<void> {
  for (const name of outages) {
    await pause(400);
    await until(`${name} to end`, () => isKilled(instance.part(name).pid));
  }
}

/** The mails of these bookings: by confirmation code, the Message-ID of every copy. */
async function mailsOf(inbox: string, codes: readonly string[]): Promise<Map<string, string[]>> {
  const mails = (await (await fetch(`${inbox}/api/email`)).json()) as Mail[];
  const copies = new Map<string, string[]>();
  for (const { subject, headers } of mails) {
    const code = codes.find((one) => subject.includes(one));
    if (code) copies.set(code, [...(copies.get(code) ?? []), headers['message-id']]);
  }
  return copies;
}

/** Tests that a rush for one slot sells its seats and mails its tickets once, though parts are killed meanwhile. */
export function rushWithOutages(instance: () => Instance): void {
  it('sells exactly the seats with three replicas of bookings, and mails each ticket once, while parts are killed', async () => {
    const { site, inbox, part } = instance();
    const tourDate = dayAhead(10, 6);
    const queue = Array.from({ length: 150 }, (_, number) => number);
    const answers: Answer[] = [];
    const buyer = async () => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
        answers.push(await buy(site, number, tourDate));
        await pause(40);
      }
    };
    await Promise.all([...Array.from({ length: 12 }, buyer), killParts(instance())]);

    const sold = answers.filter(({ status }) => status === 201 || status === 200);
    expect(sold.reduce((sum, { groupSize }) => sum + groupSize, 0)).toBe(25);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(150 - sold.length);
    const codes = sold.map(({ code }) => code ?? '').sort();
    expect(new Set(codes).size).toBe(codes.length);

    const databases = openDatabases((owner) => databaseOn(part('postgres').url ?? '', owner));
    const bookings = await databases.ask.bookings<{ code: string }>(
      'SELECT confirmation_code AS code FROM bookings WHERE tour_date = $1 ORDER BY 1',
      [tourDate],
    );
    const slots = await databases.ask.bookings(
      'SELECT taken, capacity FROM slots WHERE id IN (SELECT slot_id FROM bookings WHERE tour_date = $1)',
      [tourDate],
    );
    await databases.close();
    expect(bookings.map(({ code }) => code)).toEqual(codes);
    expect(slots).toEqual([{ taken: 25, capacity: 25 }]);

    const end = performance.now() + 120_000;
    let mails = await mailsOf(inbox, codes);
    while (mails.size < codes.length && performance.now() < end) {
      await pause(250);
      mails = await mailsOf(inbox, codes);
    }
    // What goes out twice goes out soon after.
    await pause(2_000);
    mails = await mailsOf(inbox, codes);
    expect([...mails.keys()].sort()).toEqual(codes);
    // A mail whose sender is killed before it hears that the server has it goes out again, as the same message.
    expect([...mails.values()].map((copies) => new Set(copies).size)).toEqual(codes.map(() => 1));
    const copies = [...mails.values()].map(({ length }) => length);
    expect(Math.max(...copies)).toBeLessThanOrEqual(1 + repeatsOfMail);
  }, 600_000);
}
