import { ARRIVE_EARLY_MINUTES } from '../../../services/shared/contracts/src/house/bounds.js';
import type { NoticeTone } from '../../kit/design/marks/notice.js';
import { preferredDayWords } from '../../kit/group/preferred-day-words.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { type MyGroup, moment, startsOf, startWords } from './group-words.js';

export interface Standing {
  readonly title: string;
  readonly text: string;
  readonly tone: NoticeTone;
}

/** Where a group stands, and what is next. @param now UTC, ISO 8601 */
export function standingOf(group: MyGroup, now: string): Standing {
  if (group.step) {
    const text = 'This is finished by itself, at the latest in a minute. The page asks again every few seconds.';
    return { title: 'Your seats are being changed', text, tone: 'info' };
  }
  if (group.displaced) return displacedStanding(group);
  return standings[group.state](group, now);
}

const standings: Readonly<Record<MyGroup['state'], (group: MyGroup, now: string) => Standing>> = {
  asked: ({ askedAt, preferredDays }) => {
    const when = preferredDays.map(preferredDayWords).join('; or ');
    const asked = `You asked us on ${longDate(venueToday(new Date(askedAt)))}`;
    const text = `${asked}${when === '' ? '' : ` for ${when}`}. We answer by e-mail, with a price.`;
    return { title: 'We look for seats', text, tone: 'info' };
  },
  quoted: ({ quote }, now) => {
    const until = quote?.validUntil ?? now;
    if (until <= now) {
      const text = `It was valid until ${moment(until)}. Ask us for a new one.`;
      return { title: 'Our quote has ended', text, tone: 'refused' };
    }
    const text = `Accept it until ${moment(until)}. No seat is held before you do.`;
    return { title: `Your price is ${printedCents(quote?.totalCents ?? 0)}`, text, tone: 'info' };
  },
  accepted: heldStanding,
  secured: (group, now) => {
    const [first] = startsOf(group);
    const when = first ? `We expect you on ${startWords(first)}. ` : '';
    const text = `${when}Please be here ${ARRIVE_EARLY_MINUTES} minutes before.${countWords(group, now)}`;
    return { title: 'You are coming', text, tone: 'done' };
  },
  visited: ({ money }) => ({ title: 'Thank you for coming', text: owedWords(money), tone: 'done' }),
  ended: ({ ending, money }) => {
    const why = ending ? endings[ending] : 'It has ended.';
    return { title: 'This visit does not take place', text: `${why} ${endedMoney(money)}`, tone: 'refused' };
  },
};

function heldStanding({ heldUntil, order, money, quote }: MyGroup): Standing {
  const until = heldUntil ? `until ${moment(heldUntil)}` : 'for now';
  const held = `Your seats are held ${until}.`;
  if (order && !order.confirmed) {
    const text = `Purchase order ${order.number} is here. ${held} We book them once we have looked at the order.`;
    return { title: 'We look at your purchase order', text, tone: 'info' };
  }
  const { depositLeftCents: left } = money;
  if (left === 0) return { title: 'Your seats are held', text: `${held} We book them next.`, tone: 'done' };
  const missing =
    left < (quote?.depositCents ?? left)
      ? `We still need ${printedCents(left)} of the deposit`
      : `We need the deposit of ${printedCents(left)} or a purchase order`;
  return { title: 'Your seats are held', text: `${held} ${missing} by then, and we book them.`, tone: 'info' };
}

function displacedStanding({ money, order }: MyGroup): Standing {
  const kept = [
    money.receivedCents > 0 ? `the ${printedCents(money.receivedCents)} that you paid` : '',
    order ? `purchase order ${order.number}` : '',
  ].filter(Boolean);
  const stays = kept.length > 0 ? ` For another day we keep ${kept.join(' and ')}, or all of it goes back to you.` : '';
  const text = `We are sorry, and call you. You can also move your group to another day below, or cancel it for nothing.${stays}`;
  return { title: 'The house is closed on your day', text, tone: 'refused' };
}

/** Until when the count goes down. */
export function countWords({ countFinalAt }: Pick<MyGroup, 'countFinalAt'>, now: string): string {
  if (countFinalAt === null) return '';
  return now < countFinalAt
    ? ` You can lower your count until ${moment(countFinalAt)}.`
    : ` Your count has been final since ${moment(countFinalAt)}: it goes up only.`;
}

const endings: Readonly<Record<NonNullable<MyGroup['ending']>, string>> = {
  declined: 'We cannot take your group this time.',
  withdrawn: 'You told us that you will not come.',
  quote_expired: 'Our quote was not accepted in time.',
  hold_ended: 'The time for which your seats were held is over.',
  canceled: 'It is canceled, and all of its seats are given back.',
};

type Money = MyGroup['money'];

function owedWords({ owedCents, dueBackCents, documents }: Money): string {
  if (dueBackCents > 0) return `You paid more than you owe: ${printedCents(dueBackCents)} goes back to you.`;
  if (owedCents === 0) return 'Nothing is owed.';
  const due = openInvoices(owedCents, documents).map(({ number, dueOn }) =>
    dueOn ? ` Invoice ${number} is due on ${longDate(dueOn)}.` : '',
  );
  return `${printedCents(owedCents)} is owed.${due.join('') || ' We send you an invoice.'}`;
}

/** Money pays the oldest invoice first, so the newest are those that are open. */
function openInvoices(owedCents: number, documents: Money['documents']): Money['documents'] {
  let open = owedCents;
  const isOpen = ({ kind, number, totalCents }: Money['documents'][number]): boolean => {
    const credits = documents.filter(({ ofNumber }) => ofNumber === number);
    const left = credits.reduce((sum, credit) => sum - credit.totalCents, totalCents);
    if (kind !== 'invoice' || left <= 0 || open <= 0) return false;
    open -= left;
    return true;
  };
  return documents.toReversed().filter(isOpen).reverse();
}

function endedMoney(money: Money): string {
  const { owedCents, receivedCents, dueBackCents } = money;
  const kept = receivedCents - dueBackCents;
  const words = [
    kept > 0 ? `${printedCents(kept)} that you paid stays with us.` : '',
    dueBackCents > 0 ? `${printedCents(dueBackCents)} goes back to you.` : '',
    owedCents > 0 || kept + dueBackCents <= 0 ? owedWords(money) : '',
  ];
  return words.filter(Boolean).join(' ');
}
