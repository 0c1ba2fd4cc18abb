import { plural, t } from '@lingui/core/macro';
import {
  type ChangeRule,
  stillAhead,
  type VisitDeadlines,
} from '../../../services/shared/contracts/src/house/change-rule.js';
import { sentences } from './sentences.js';
import { writtenOut } from './venue-dates.js';

type Sentences = readonly [changing: string, canceling: string];

/** The rule of any visit, with hours before its start. Mails and the desk say the same in `ruleSentences`. */
export function ruleOfAnyVisit({ changesUntilHours, refundSteps }: ChangeRule): Sentences {
  const refunds = refundSteps.map(({ untilHours, percent }) => ({ until: hoursWords(untilHours), percent }));
  return [changeWords(hoursWords(changesUntilHours)), refundWords(refunds)];
}

/** The rule of one visit, as far as its deadlines are ahead. */
export function ruleOfVisit(deadlines: VisitDeadlines, now: Date): Sentences {
  const { changes, refunds } = stillAhead(deadlines, now, deadlineWords);
  return [changes === undefined ? t`It is too late to change it online.` : changeWords(changes), refundWords(refunds)];
}

function deadlineWords(instant: string): string {
  const when = writtenOut(instant);
  return t({ message: `${when}`, comment: 'A day and a time, after “until”' });
}

function changeWords(until: string): string {
  return t`Change it free until ${until}.`;
}

function refundWords(steps: VisitDeadlines['refundSteps']): string {
  const words = steps.map(({ until, percent, amount }, at) => {
    const share = amount === undefined ? `${percent}%` : `${percent}% ($${amount})`;
    if (at > 0) return t`${share} until ${until}`;
    if (amount === undefined)
      return percent === 100 ? t`All your money back until ${until}` : t`${share} of your money back until ${until}`;
    const sum = `$${amount}`;
    return percent === 100
      ? t`All your money (${sum}) back until ${until}`
      : t`${percent}% of your money (${sum}) back until ${until}`;
  });
  return words.length === 0 ? t`Canceling brings no money back.` : sentences([words.join(', ')]);
}

function hoursWords(hours: number): string {
  if (hours === 0) return t({ message: 'it starts', comment: 'After “until”' });
  const days = hours / 24;
  if (hours > 48 && hours % 24 === 0) return plural(days, { one: '# day before', other: '# days before' });
  return plural(hours, { one: 'an hour before', other: '# hours before' });
}
