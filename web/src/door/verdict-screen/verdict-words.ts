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
        return { look: 'inside', title: 'All in', subtitle: 'Everybody of this party is in already' };
      }
      if (verdict.kind === 'CHANGED') {
        return { look: 'changed', title: 'Changed', subtitle: 'This ticket is older than the booking' };
      }
      return { look: 'admit', title: 'Admit', subtitle: facts ? 'The ticket is good' : 'The booking is good' };
    case 'CANCELLED':
      return {
        look: 'cancelled',
        title: 'Cancelled',
        subtitle: 'Do not admit',
        text:
          verdict.party.status === 'displaced'
            ? 'The house closed this time, and the party has not chosen another.'
            : 'This booking was cancelled.',
      };
    case 'MOVED':
      return { look: 'moved', title: 'Moved', subtitle: 'Not today', text: 'This party moved. Send them to:' };
    case 'NEW':
      return {
        look: verdict.missing === 0 ? 'inside' : 'new',
        title: verdict.missing === 0 ? 'All in' : 'New, admit',
        subtitle:
          verdict.missing === 0
            ? 'Everybody of this party is in already'
            : `Bought after this phone’s list of ${venueTime(day.madeAt)}`,
        heading: 'The name comes with the signal',
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
        text: 'It may be a copy that was altered, or a ticket for another house. Ask for the e-mail with the ticket, or look the name up.',
      };
    case 'unreadable':
      return {
        heading: 'This is not a ticket',
        text: 'The code says something else. Ask for the e-mail with the ticket.',
      };
    case 'unknownCode':
      return {
        heading: 'Nobody on this phone has this code',
        text: 'Look whether it was typed right. A guide’s phone knows the parties of the guide’s own times; the desk knows all.',
      };
    case 'unlisted':
      return {
        heading: 'Not on the list of today',
        text: 'It was signed before this phone’s list was made, and is not on it. Look the name up, or ask the desk.',
      };
    case 'anotherDay':
      return {
        heading: 'This ticket is for another day',
        text: facts
          ? `It is for ${longDate(venueToday(facts.startsAt))}, ${venueTime(facts.startsAt.toISOString())}.`
          : 'Look the name up, or ask the desk.',
      };
  }
}
