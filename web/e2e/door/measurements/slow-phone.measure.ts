import { writeFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bookableDays, type Slot } from '../../support/slots.js';
import { test } from '../../support/test.js';
import { FakeCamera, FRAME_RATE, type Scene } from '../scanner/support/fake-camera.js';
import { poses } from '../scanner/support/poses.js';
import { DoorPhone } from '../support/door-phone.js';
import { bookParty, ticketOf } from '../support/parties.js';
import { followReads, readTimes, slowDown } from './slow-phone.js';
import { startStopwatch } from './stopwatch.js';

const slowdown = 6;
const tickets = 30;
const firstTickets = 6;
const reloads = 5;
const shownFrames = 1.5 * FRAME_RATE;
const emptyFrames = 2 * FRAME_RATE;

/** Run by `infra/bench/door.ts`, which names the file for the figures in FIGURES_FILE. */
test('a slow phone: day sheet without a network, and verdicts', async ({ launchOptions, request, slots }) => {
  test.setTimeout(1_200_000);
  const slot = await slots.take('standard');
  const texts = await bookParties(request, slot);
  const camera = await FakeCamera.start(launchOptions);
  await camera.play(film(texts));
  const phone = await DoorPhone.open(camera.browser, slot);
  const { page } = phone;
  await startStopwatch(page, 1000 / FRAME_RATE);
  await phone.setOnline(false);
  const readMs = await timeReads(phone);
  await slowDown(page, slowdown);
  const sheetMs: number[] = [];
  for (let turn = 0; turn < reloads; turn += 1) sheetMs.push(await timeToSheet(page));
  const verdictMs = await timeVerdicts(phone);
  const figures = { slowdown, sheetMs, verdictMs, readMs };
  writeFileSync(process.env.FIGURES_FILE ?? '', JSON.stringify(figures));
  await phone.close();
  await camera.close();
});

/** Tickets of parties of one day. */
async function bookParties(request: APIRequestContext, slot: Slot): Promise<readonly string[]> {
  const day = (await bookableDays(request, 'standard')).find(({ date }) => date === slot.date);
  const texts: string[] = [];
  for (let at = 0; at < tickets; at += 1) {
    const time = day?.times[at % day.times.length]?.time ?? slot.time;
    texts.push(await ticketOf(request, await bookParty(request, { ...slot, time }, 1, 'Fielding')));
  }
  return texts;
}

/** Each ticket in a pose of the decoding tests, and nothing in between. */
function film(texts: readonly string[]): readonly Scene[] {
  const empty: Scene = { view: { codes: [] }, frames: emptyFrames };
  const held = Array.from(texts, () => poses).flat();
  return texts.flatMap((text, at) => {
    const { pose, light = 1 } = held[at] ?? poses[0];
    return [empty, { view: { codes: [{ text, pose }], light, isMarked: true }, frames: shownFrames }];
  });
}

/** What pictures take to read on this machine, in ms; from then on the worker takes as much longer as the page will. */
async function timeReads(phone: DoorPhone): Promise<readonly number[]> {
  let leastMs = 0;
  followReads(phone.page, () => leastMs);
  await phone.page.reload();
  await showVerdicts(phone, firstTickets);
  const readMs = await readTimes(phone.page);
  leastMs = slowdown * (readMs.toSorted((one, other) => one - other)[Math.floor(readMs.length / 2)] ?? Number.NaN);
  await phone.goTo('Day sheet');
  return readMs;
}

/** From a reload to the first party, in ms. */
async function timeToSheet(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((found) => {
        const look = (): void => {
          if (document.body?.textContent?.includes('of 1 in')) found(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

async function timeVerdicts(phone: DoorPhone): Promise<readonly number[]> {
  await showVerdicts(phone, tickets);
  return phone.page.evaluate(() => window.timedVerdicts.map(({ seenAt, paintedAt }) => paintedAt - seenAt));
}

/** Until so many were timed: a ticket that came while the verdict before was shown is not, and the film goes round. */
async function showVerdicts(phone: DoorPhone, count: number): Promise<void> {
  await phone.goTo('Scan');
  for (let timed = 0; timed < count; timed = await phone.page.evaluate(() => window.timedVerdicts.length)) {
    await expect(phone.verdict(/./)).toBeVisible();
    await phone.press('Not now');
    await expect(phone.verdict(/./)).toBeHidden();
  }
}
