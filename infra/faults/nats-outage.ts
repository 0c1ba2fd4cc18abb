/**
 * `make nats-outage MINUTES=10`: stops NATS that long under a whole Hilltop. The site must stay readable and sell, and
 * each ticket must arrive exactly once after NATS is back.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Instance, withInstance } from '../local/launch/instance.ts';
import { freePort } from '../local/ports/free-port.ts';
import { startNats } from '../local/servers/nats.ts';
import { dayAhead, postBooking, tourBooking } from '../local/test/support/tour-booking.ts';
import { messageOf, UserError } from '../local/user-error.ts';

const root = resolve(import.meta.dirname, '../..');
const everyMs = 5000;
const mailedWithinMs = 180_000;
/** Duplicates are sent soon after. */
const afterwardsMs = 30_000;
const pages = ['/', '/tours', '/store', '/readyz', '/api/tours', '/api/products', '/api/openapi.json'];
const say = (line: string) => void process.stdout.write(`  ${line}\n`);

async function read({ site }: Instance): Promise<void> {
  for (const path of pages) {
    const { status } = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(10_000) });
    if (status !== 200) throw new UserError(`${path} answers ${status}`);
  }
}

/** Books one seat, on the Saturdays of ten weeks in turn. Returns the confirmation code. */
async function book({ site }: Instance, number: number): Promise<string> {
  const tourDate = dayAhead(1 + (number % 10), 6);
  const booking = tourBooking({ name: `guest-${number}`, guests: 1, tourDate, tourTime: '10:00 AM' });
  const response = await postBooking(site, booking, { signal: AbortSignal.timeout(10_000) });
  const body = (await response.json()) as { confirmationCode?: string };
  if (!body.confirmationCode)
    throw new UserError(`booking ${number} answers ${response.status}: ${JSON.stringify(body)}`);
  return body.confirmationCode;
}

/** How many tickets have arrived for each code. */
async function ticketsOf({ inbox }: Instance, codes: readonly string[]): Promise<number[]> {
  const mails = (await (await fetch(`${inbox}/api/email`)).json()) as { subject: string }[];
  return codes.map((code) => mails.filter(({ subject }) => subject.includes(code)).length);
}

async function untilMailed(instance: Instance, codes: readonly string[]): Promise<void> {
  const until = Date.now() + mailedWithinMs;
  while ((await ticketsOf(instance, codes)).some((count) => count === 0)) {
    if (Date.now() > until) throw new UserError('not every ticket has arrived three minutes after NATS is back');
    await pause(500);
  }
}

async function main(): Promise<void> {
  const minutes = Number(process.env.MINUTES ?? 10);
  if (!(minutes > 0 && minutes <= 60))
    throw new UserError(`MINUTES is "${process.env.MINUTES}": it must be from 0 to 60.`);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hilltop-nats-'));
  const options = { dataDirectory, port: await freePort() };
  let nats = await startNats(options);
  try {
    await withInstance({ root, settings: { NATS_URL: nats.url } }, async (instance) => {
      const codes = [await book(instance, 0)];
      await untilMailed(instance, codes);
      await nats.stop();
      const stoppedAt = Date.now();
      say(`NATS is stopped for ${minutes} minutes.`);
      while (Date.now() - stoppedAt < minutes * 60_000) {
        await read(instance);
        codes.push(await book(instance, codes.length));
        await pause(everyMs);
      }
      const early = (await ticketsOf(instance, codes)).reduce((sum, count) => sum + count, 0);
      say(
        `${codes.length - 1} bookings, ${pages.length * (codes.length - 1)} pages read, ${early - 1} tickets meanwhile.`,
      );
      nats = await startNats(options);
      const backAt = Date.now();
      await untilMailed(instance, codes);
      say(`NATS is back: all tickets arrived within ${((Date.now() - backAt) / 1000).toFixed(0)} s.`);
      await pause(afterwardsMs);
      const wrong = (await ticketsOf(instance, codes)).filter((count) => count !== 1);
      if (wrong.length > 0) throw new UserError(`${wrong.length} bookings have more than one ticket`);
      say(`PASSED: ${codes.length} bookings, one ticket each.`);
    });
  } finally {
    await nats.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`  FAILED: ${messageOf(error)}\n`);
  process.exitCode = 1;
});
