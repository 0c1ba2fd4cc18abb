import { dayWithoutYear, venueTime, venueToday } from '../../kit/lib/venue-dates.js';
import { type Day, owedBy } from '../data/day.js';
import type { Judged } from './judge.js';
import type { Verdict } from './verdict.js';
import type { VerdictWords } from './verdict-look.js';

type Listed = Extract<Verdict, { readonly kind: 'ADMIT' | 'CHANGED' }>;
type NotOurs = Extract<Verdict, { readonly kind: 'NOT_OURS' }>;

/** For a ticket missing from the list. Only a wrong signature or foreign code means that it is nobody's. */
function notListedWords(verdict: NotOurs, facts: Judged['facts'], asked: Judged['asked']): VerdictWords {
  switch (verdict.why) {
    case 'signature':
      return {
        ...foreign,
        heading: 'The signature is wrong',
        text: 'It may be an altered copy, or a ticket for another venue. Ask for the e-mail with the ticket, or look up the name.',
      };
    case 'unreadable':
      return {
        ...foreign,
        heading: 'This is not a ticket',
        text: 'The code contains something else. Ask for the e-mail with the ticket.',
      };
    case 'bookedAnotherDay':
      return anotherDay(`${dayWithoutYear(verdict.date)}, ${verdict.party.time}`, 'This party is expected on');
    case 'anotherDay': {
      const start = facts?.startsAt.toISOString() ?? '';
      const day = facts ? `${dayWithoutYear(venueToday(facts.startsAt))}, ${venueTime(start)}` : '';
      return { ...anotherDay(day, 'The ticket says'), heading: 'The signature is ours', ...added(asked) };
    }
    case 'unlisted':
      return { ...notKnown(asked), heading: 'The signature is ours, but it is not on today’s list' };
    case 'unknownCode':
      return { ...notKnown(asked), heading: 'This phone does not know this code' };
  }
}

const foreign = { look: 'foreign', title: 'Not our ticket', subtitle: 'Do not admit' } as const;

function anotherDay(day: string, says: string): VerdictWords {
  return { look: 'moved', title: 'Another day', subtitle: day, text: `${says} ${day}. That is another day.` };
}

/** A signed ticket says its day itself; only the server knows whether the booking was moved. */
function added(asked: Judged['asked']): { readonly subtitle?: string } {
  return asked === 'asking' ? { subtitle: 'Checking whether it was moved' } : {};
}

function notKnown(asked: Judged['asked']): VerdictWords {
  if (asked === 'asking') {
    return {
      look: 'unknown',
      title: 'Looking it up',
      subtitle: 'One moment, or go on with the next scan',
      text: 'It is not on this phone’s list, so we are asking the server.',
    };
  }
  if (asked === 'unknown') {
    return {
      look: 'unknown',
      title: 'Unknown code',
      subtitle: 'No booking has it: check the spelling',
      text: 'Compare it with the ticket or the e-mail, letter by letter, or look up the name.',
    };
  }
  return {
    look: 'unknown',
    title: 'Not known here',
    subtitle: 'Without a signal, this phone cannot know',
    text: 'Check the spelling. It is not on this phone’s list. Ask the desk, or try again with a signal.',
  };
}

/** Money comes first, whoever is in already. */
function listedWords(verdict: Listed, isScanned: boolean, day: Day): VerdictWords {
  const owed = owedBy(verdict.party, day);
  const isIn = verdict.missing === 0;
  const older = verdict.kind === 'CHANGED' ? 'This ticket is older than the booking' : undefined;
  if (owed) {
    const title = isIn ? `All in, $${owed.amount} to pay` : `Take $${owed.amount} first`;
    return { look: 'owing', title, subtitle: isIn ? allIn.subtitle : (older ?? 'This party has not paid yet') };
  }
  if (isIn) return allIn;
  if (older) return { look: 'changed', title: 'Changed', subtitle: older };
  return { look: 'admit', title: 'Admit', subtitle: isScanned ? 'The ticket is good' : 'The booking is good' };
}

const allIn = { look: 'inside', title: 'All in', subtitle: 'Everyone in this party is already in' } as const;

export function verdictWords({ verdict, facts, asked }: Judged, day: Day): VerdictWords {
  switch (verdict.kind) {
    case 'ADMIT':
    case 'CHANGED':
      return listedWords(verdict, facts !== undefined, day);
    case 'CANCELLED':
      return {
        look: 'cancelled',
        title: 'Canceled',
        subtitle: 'Do not admit',
        text:
          verdict.party.status === 'displaced'
            ? 'This time was closed, and the party has not chosen another.'
            : 'This booking was canceled.',
      };
    case 'MOVED':
      return { look: 'moved', title: 'Moved', subtitle: 'Not today', text: 'This party moved. Send them to:' };
    case 'NEW':
      return {
        look: 'new',
        title: 'New, admit',
        subtitle: `Bought after this phone’s list of ${venueTime(day.madeAt)}`,
        ...(verdict.missing === 0 && allIn),
        heading: 'The name will appear when there is a signal',
        text: 'The signature is ours and the ticket is for today. The seats were counted when it was sold.',
      };
    case 'NOT_OURS':
      return notListedWords(verdict, facts, asked);
  }
}
