import { dayWithoutYear, venueTime, venueToday } from '../../lib/venue-dates.js';
import type { Judged } from './judge.js';
import type { Verdict } from './verdict.js';
import type { VerdictWords } from './verdict-look.js';

type NotOurs = Extract<Verdict, { readonly kind: 'NOT_OURS' }>;

/** Of a ticket that the phone's list does not have: only a wrong signature or foreign code is nobody's ticket. */
export function notListedWords(verdict: NotOurs, facts: Judged['facts'], asked: Judged['asked']): VerdictWords {
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

/** A signed ticket says its day by itself; whether the booking has changed, only the server knows. */
function added(asked: Judged['asked']): { readonly subtitle?: string } {
  return asked === 'asking' ? { subtitle: 'Asking whether it was moved' } : {};
}

function notKnown(asked: Judged['asked']): VerdictWords {
  if (asked === 'asking') {
    return {
      look: 'unknown',
      title: 'Looking it up',
      subtitle: 'One moment, or go on with the next scan',
      text: 'The list of this phone does not have it, so the server is asked.',
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
    text: 'Check the spelling. The list of this phone does not have it; ask the desk, or try again with a signal.',
  };
}
