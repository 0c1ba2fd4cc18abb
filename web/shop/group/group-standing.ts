import { t } from '@lingui/core/macro';
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
    const text = t`This is finished by itself, at the latest in a minute. The page asks again every few seconds.`;
    return { title: t`Your seats are being changed`, text, tone: 'info' };
  }
  if (group.displaced) return displacedStanding(group);
  return standings[group.state](group, now);
}

const standings: Readonly<Record<MyGroup['state'], (group: MyGroup, now: string) => Standing>> = {
  asked: ({ askedAt, preferredDays }) => {
    const [first = '', ...others] = preferredDays.map(preferredDayWords);
    const days = others.reduce((before, day) => t`${before}; or ${day}`, first);
    const date = longDate(venueToday(new Date(askedAt)));
    const text = days
      ? t`You asked us on ${date} for ${days}. We answer by e-mail, with a price.`
      : t`You asked us on ${date}. We answer by e-mail, with a price.`;
    return { title: t`We look for seats`, text, tone: 'info' };
  },
  quoted: ({ quote }, now) => {
    const { validUntil = now, totalCents = 0 } = quote ?? {};
    const until = moment(validUntil);
    if (validUntil <= now) {
      const text = t`It was valid until ${until}. Ask us for a new one.`;
      return { title: t`Our quote has ended`, text, tone: 'refused' };
    }
    const price = printedCents(totalCents);
    const text = t`Accept it until ${until}. No seat is held before you do.`;
    return { title: t`Your price is ${price}`, text, tone: 'info' };
  },
  accepted: heldStanding,
  secured: (group, now) => {
    const [first] = startsOf(group);
    const start = first && startWords(first);
    const minutes = ARRIVE_EARLY_MINUTES;
    const text = together(
      start ? t`We expect you on ${start}.` : '',
      t`Please be here ${minutes} minutes before.`,
      countWords(group, now),
    );
    return { title: t`You are coming`, text, tone: 'done' };
  },
  visited: ({ money }) => ({ title: t`Thank you for coming`, text: owedWords(money), tone: 'done' }),
  ended: ({ ending, money }) => {
    const why = ending ? endings[ending] : t`It has ended.`;
    return { title: t`This visit does not take place`, text: together(why, endedMoney(money)), tone: 'refused' };
  },
};

function heldStanding({ heldUntil, order, money, quote }: MyGroup): Standing {
  const until = heldUntil && moment(heldUntil);
  const held = until ? t`Your seats are held until ${until}.` : t`Your seats are held for now.`;
  if (order && !order.confirmed) {
    const { number } = order;
    const here = t`Purchase order ${number} is here.`;
    const text = together(here, held, t`We book them once we have looked at the order.`);
    return { title: t`We look at your purchase order`, text, tone: 'info' };
  }
  const { depositLeftCents } = money;
  const title = t`Your seats are held`;
  if (depositLeftCents === 0) return { title, text: together(held, t`We book them next.`), tone: 'done' };
  const left = printedCents(depositLeftCents);
  const missing =
    depositLeftCents < (quote?.depositCents ?? depositLeftCents)
      ? t`We still need ${left} of the deposit by then, and we book them.`
      : t`We need the deposit of ${left} or a purchase order by then, and we book them.`;
  return { title, text: together(held, missing), tone: 'info' };
}

function displacedStanding({ money, order }: MyGroup): Standing {
  const sorry = t`We are sorry, and call you. You can also move your group to another day below, or cancel it for nothing.`;
  return {
    title: t`The house is closed on your day`,
    text: together(sorry, staysWords(money, order)),
    tone: 'refused',
  };
}

/** What is kept for another day. */
function staysWords({ receivedCents }: Money, order: MyGroup['order']): string {
  const paid = printedCents(receivedCents);
  const number = order?.number;
  if (receivedCents === 0)
    return number ? t`For another day we keep purchase order ${number}, or all of it goes back to you.` : '';
  return number
    ? t`For another day we keep the ${paid} that you paid and purchase order ${number}, or all of it goes back to you.`
    : t`For another day we keep the ${paid} that you paid, or all of it goes back to you.`;
}

/** Until when the count goes down. */
export function countWords({ countFinalAt }: Pick<MyGroup, 'countFinalAt'>, now: string): string {
  if (countFinalAt === null) return '';
  const end = moment(countFinalAt);
  return now < countFinalAt
    ? t`You can lower your count until ${end}.`
    : t`Your count has been final since ${end}: it goes up only.`;
}

const endings: Readonly<Record<NonNullable<MyGroup['ending']>, string>> = {
  declined: t`We cannot take your group this time.`,
  withdrawn: t`You told us that you will not come.`,
  quote_expired: t`Our quote was not accepted in time.`,
  hold_ended: t`The time for which your seats were held is over.`,
  canceled: t`It is canceled, and all of its seats are given back.`,
};

type Money = MyGroup['money'];

function owedWords({ owedCents, dueBackCents, documents }: Money): string {
  const [owed, back] = [printedCents(owedCents), printedCents(dueBackCents)];
  if (dueBackCents > 0) return t`You paid more than you owe: ${back} goes back to you.`;
  if (owedCents === 0) return t`Nothing is owed.`;
  const due = openInvoices(owedCents, documents).map(({ number, dueOn }) => {
    const day = dueOn && longDate(dueOn);
    return day ? t`Invoice ${number} is due on ${day}.` : '';
  });
  return together(t`${owed} is owed.`, together(...due) || t`We send you an invoice.`);
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
  const keptCents = receivedCents - dueBackCents;
  const [kept, back] = [printedCents(keptCents), printedCents(dueBackCents)];
  return together(
    keptCents > 0 ? t`${kept} that you paid stays with us.` : '',
    dueBackCents > 0 ? t`${back} goes back to you.` : '',
    owedCents > 0 || receivedCents <= 0 ? owedWords(money) : '',
  );
}

/** Sentences as one text, without empty ones. */
function together(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}
