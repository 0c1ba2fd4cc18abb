import { setTimeout as pause } from 'node:timers/promises';
import { type OpenTime, openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const stranger = '203.0.113.50';
const singles = 10;
/** Seats of the party that stays. */
const stays = 15;
const mailWithinMs = 60_000;

interface Mail {
  readonly to: readonly { readonly address: string }[];
  readonly text?: string;
}

async function book(target: AttackTarget, at: number, name: string, guests: number, time: OpenTime) {
  return postFrom(`198.51.104.${at}`, target, '/api/tour-bookings', tourBooking({ name, guests, ...time }));
}

/** A party of twenty strangers joins the waiting list, with an address that is theirs or not. */
async function wait(target: AttackTarget, time: OpenTime, email: string): Promise<number> {
  const party = {
    firstName: 'Ada',
    lastName: 'Stranger',
    email,
    tickets: [{ type: 'adult', count: 20 }],
    phone: '817-555-0100',
  };
  const { tourDate, tourTime } = time;
  return (await postFrom(stranger, target, '/api/waitlist', { tourType: 'standard', tourDate, tourTime, ...party }))
    .status;
}

/** Opens the link in the mail to an address. */
async function confirm(target: AttackTarget, email: string): Promise<boolean> {
  for (const until = performance.now() + mailWithinMs; performance.now() < until; await pause(500)) {
    const mails = (await (await fetch(`${target.instance.inbox}/api/email`)).json()) as Mail[];
    const mail = mails.find(({ to }) => to.some(({ address }) => address === email));
    const token = /\/waitlist\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    if (token) return (await postFrom(stranger, target, `/api/waitlist/${token}/confirm`, {})).status === 200;
  }
  return false;
}

/** Fills a time with a party of fifteen and ten single guests, who all cancel. @returns seats that the public got */
async function soldAfterwards(target: AttackTarget, time: OpenTime, name: string, owns: boolean): Promise<number> {
  await book(target, 1, `${name}-fifteen`, stays, time);
  const links: string[] = [];
  for (let at = 0; at < singles; at += 1) {
    const { text } = await book(target, at + 2, `${name}-${at}`, 1, time);
    links.push((JSON.parse(text) as { visitUrl: string }).visitUrl);
  }
  const email = `${name}@example.test`;
  if ((await wait(target, time, email)) !== 201) return -1;
  if (owns && !(await confirm(target, email))) return -1;
  for (const [at, link] of links.entries()) {
    const token = new URL(link).pathname.split('/').at(-1);
    await postFrom(`198.51.104.${at + 2}`, target, `/api/visits/${token}/cancel`, { revision: 0 });
  }
  let sold = 0;
  for (let at = 0; at < singles; at += 1) {
    if ((await book(target, at + 100, `${name}-public-${at}`, 1, time)).status === 201) sold += 1;
  }
  return sold;
}

/** A party of twenty waits for seats that it can never have; freed seats must stay on sale. */
export async function withholdSeats(target: AttackTarget): Promise<Verdict> {
  const times = (await openTimes(target.instance.site)).slice(200, 202);
  const [first, second] = times;
  if (!first || !second) throw new Error('no start time is open');
  const invented = await soldAfterwards(target, first, 'invented', false);
  const own = await soldAfterwards(target, second, 'own', true);
  return {
    attack: 'Freed seats are withheld by a party that waits',
    held: invented === singles && own === singles,
    evidence: `of ${singles} seats that came free the public bought ${invented} beside an invented address and ${own} beside a confirmed one`,
  };
}
