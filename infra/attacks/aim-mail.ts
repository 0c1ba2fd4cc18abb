import { setTimeout as pause } from 'node:timers/promises';
import { openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const victim = 'victim@example.test';
const bookings = 40;
/** `EMAILS_PER_ADDRESS_PER_DAY`. */
const emailsPerAddress = 20;
const settleMs = 90_000;

interface Mail {
  readonly to: readonly { readonly address: string }[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** Waits until no e-mail is due. */
async function settle({ ask }: AttackTarget): Promise<void> {
  for (const until = performance.now() + settleMs; performance.now() < until; await pause(500)) {
    const [row] = await ask.notifications<{ sent: number; queued: number }>(
      `SELECT count(*) FILTER (WHERE status <> 'queued')::int AS sent, count(*) FILTER (WHERE status = 'queued')::int AS queued FROM emails WHERE kind = 'booking-ticket'`,
    );
    if (row && row.queued === 0 && row.sent >= bookings) return;
  }
}

/** Bookings from forty addresses, all for somebody else's e-mail address and with an advertisement in each field of text. */
export async function aimMail(target: AttackTarget): Promise<Verdict> {
  const times = await openTimes(target.instance.site);
  let taken = 0;
  for (let at = 0; at < bookings; at += 1) {
    const time = times[at % times.length];
    if (!time) throw new Error('no start time is open');
    const advertisement = {
      email: victim,
      firstName: 'Cheap pills',
      lastName: 'evil.example',
      specialRequests: 'Visit http://evil.example',
      additionalNotes: 'http://evil.example',
    };
    const party = { name: `aimed-${at}`, groupSize: 1, ...time };
    const booking = { ...tourBooking(party), ...advertisement };
    const { status } = await postFrom(`198.51.100.${at + 1}`, target, '/api/tour-bookings', booking);
    if (status === 201) taken += 1;
  }
  await settle(target);
  const mails = (await (await fetch(`${target.instance.inbox}/api/email`)).json()) as Mail[];
  const received = mails.filter(({ to }) => to.some(({ address }) => address === victim));
  const aimed = received.filter((mail) => /evil\.example/.test(`${mail.subject}${mail.text}${mail.html}`));
  return {
    attack: 'E-mails are aimed at one address',
    held: taken > emailsPerAddress && received.length > 0 && received.length <= emailsPerAddress && aimed.length === 0,
    evidence: `${taken} bookings from ${bookings} addresses: ${received.length} e-mails, ${aimed.length} of them with words of the attacker`,
  };
}
