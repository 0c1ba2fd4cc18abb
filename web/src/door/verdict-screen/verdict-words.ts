import { longDate, venueToday } from '../../lib/venue-dates.js';
import { venueTime } from '../app/venue-time.js';
import type { Day } from '../day/day.js';
import type { Judged } from '../verdict/judge.js';
import type { Verdict } from '../verdict/verdict.js';

/** How a verdict looks and sounds: each has its own shape and words besides the color. */
export type VerdictLook = 'admit' | 'new' | 'changed' | 'inside' | 'cancelled' | 'moved' | 'foreign';

interface VerdictWords {
  readonly look: VerdictLook;
  readonly title: string;
  readonly subtitle: string;
  /** In place of a name, where there is no party. */
  readonly heading?: string;
  readonly text?: string;
}

export function verdictWords({ verdict, facts }: Judged, day: Day): VerdictWords {
  switch (verdict.kind) {
    case 'ADMIT':
    case 'CHANGED':
      if (verdict.missing === 0) {
        return { look: 'inside', title: 'All in', subtitle: 'Everyone in this party is already in' };
      }
      if (verdict.kind === 'CHANGED') {
        return { look: 'changed', title: 'Changed', subtitle: 'This ticket is older than the booking' };
      }
      return { look: 'admit', title: 'Admit', subtitle: facts ? 'The ticket is good' : 'The booking is good' };
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
        look: verdict.missing === 0 ? 'inside' : 'new',
        title: verdict.missing === 0 ? 'All in' : 'New, admit',
        subtitle:
          verdict.missing === 0
            ? 'Everyone in this party is already in'
            : `Bought after this phone’s list of ${venueTime(day.madeAt)}`,
        heading: 'The name will appear when there is a signal',
        text: 'The signature is ours and the ticket is for today. The seats were counted when it was sold.',
      };
    case 'NOT_OURS':
      return {
        look: 'foreign',
        title: 'Not our ticket',
        subtitle: 'Do not admit',
        ...foreignWords(verdict.why, facts),
      };
  }
}

type Why = Extract<Verdict, { readonly kind: 'NOT_OURS' }>['why'];

function foreignWords(why: Why, facts: Judged['facts']): { readonly heading: string; readonly text: string } {
  switch (why) {
    case 'signature':
      return {
        heading: 'The signature is wrong',
        text: 'It may be an altered copy, or a ticket for another venue. Ask for the e-mail with the ticket, or look up the name.',
      };
    case 'unreadable':
      return {
        heading: 'This is not a ticket',
        text: 'The code contains something else. Ask for the e-mail with the ticket.',
      };
    case 'unknownCode':
      return {
        heading: 'This phone does not know this code',
        text: 'Check the spelling. A guide’s phone has the guide’s own times; the desk has all of them.',
      };
    case 'unlisted':
      return {
        heading: 'Not on today’s list',
        text: 'It is older than this phone’s list and not on it. Look up the name, or ask the desk.',
      };
    case 'anotherDay':
      return {
        heading: 'This ticket is for another day',
        text: facts
          ? `It is for ${longDate(venueToday(facts.startsAt))}, ${venueTime(facts.startsAt.toISOString())}.`
          : 'Look up the name, or ask the desk.',
      };
  }
}
