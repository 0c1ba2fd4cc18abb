import { venueTime } from '../../lib/venue-dates.js';
import type { Day } from '../data/day.js';
import type { Judged } from './judge.js';
import { notListedWords } from './not-listed-words.js';
import type { VerdictWords } from './verdict-look.js';

export function verdictWords({ verdict, facts, asked }: Judged, day: Day): VerdictWords {
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
      return notListedWords(verdict, facts, asked);
  }
}
