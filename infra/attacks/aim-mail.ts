import { setTimeout as pause } from 'node:timers/promises';
import { openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const victim = 'victim@example.test';
/** Spellings of the victim's address. */
const spelling = (at: number) => (at % 2 === 0 ? victim : `Victim+${at}@example.test`);
const isVictim = (address: string) => /^victim(\+\d+)?@example\.test$/i.test(address);
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

/** Waits until no e-mail is due; an e-mail that a limit delays is not due. */
async function settle({ ask }: AttackTarget): Promise<void> {
  for (const until = performance.now() + settleMs; performance.now() < until; await pause(500)) {
    const [row] = await ask.notifications<{ sent: number; queued: number }>(
      `SELECT count(*) FILTER (WHERE status <> 'queued' OR held_until IS NOT NULL)::int AS sent,
        count(*) FILTER (WHERE status = 'queued' AND held_until IS NULL)::int AS queued FROM emails WHERE kind = 'booking-ticket'`,
    );
    if (row && row.queued === 0 && row.sent >= bookings) return;
  }
}

async function mailsToVictim({ instance }: AttackTarget): Promise<Mail[]> {
  const mails = (await (await fetch(`${instance.inbox}/api/email`)).json()) as Mail[];
  return mails.filter(({ to }) => to.some(({ address }) => isVictim(address)));
}

/** Whether the last booking's ticket, which the limit delays, arrives when its party asks for it by its link. */
async function resendArrives(target: AttackTarget, visitUrl: string, before: number): Promise<boolean> {
  const query = 'mutation ($token: String!) { resendTicket(token: $token) { __typename } }';
  const variables = { token: visitUrl.split('/visit/')[1] };
  await postFrom('198.51.100.200', target, '/graphql', { query, variables });
  for (const until = performance.now() + settleMs; performance.now() < until; await pause(500)) {
    if ((await mailsToVictim(target)).length > before) return true;
  }
  return false;
}

/**
 * Bookings from forty addresses for one victim's mailbox, spelled differently, with advertisements in each text field.
 * The limit that they use up must not silence the mailbox.
 */
export async function aimMail(target: AttackTarget): Promise<Verdict> {
  const times = await openTimes(target.instance.site);
  let taken = 0;
  let visitUrl = '';
  for (let at = 0; at < bookings; at += 1) {
    const time = times[at % times.length];
    if (!time) throw new Error('no start time is open');
    const advertisement = {
      email: spelling(at),
      firstName: 'Cheap pills',
      lastName: 'evil.example',
      specialRequests: 'Visit http://evil.example',
      additionalNotes: 'http://evil.example',
    };
    const party = { name: `aimed-${at}`, guests: 1, ...time };
    const booking = { ...tourBooking(party), ...advertisement };
    const { status, text } = await postFrom(`198.51.100.${at + 1}`, target, '/api/tour-bookings', booking);
    if (status !== 201) continue;
    taken += 1;
    visitUrl = (JSON.parse(text) as { visitUrl: string }).visitUrl;
  }
  await settle(target);
  const received = await mailsToVictim(target);
  const arrives = await resendArrives(target, visitUrl, received.length);
  const aimed = received.filter((mail) => /evil\.example/.test(`${mail.subject}${mail.text}${mail.html}`));
  return {
    attack: 'E-mails are aimed at one mailbox',
    held:
      taken > emailsPerAddress &&
      received.length > 0 &&
      received.length <= emailsPerAddress &&
      aimed.length === 0 &&
      arrives,
    evidence: `${taken} bookings from ${bookings} addresses: ${received.length} e-mails, ${aimed.length} of them with words of the attacker; a ticket asked for by its link ${arrives ? 'arrives' : 'is silenced'}`,
  };
}
