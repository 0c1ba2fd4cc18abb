import { inLanguage } from '@hilltop/platform/outcome/in-language';
import type { ChildrenNeedAnAdult, TooManyOfType, TypeNotSold } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import type { PriceList, SoldType, TypeFacts } from './price-list.js';
import { reasonWords, ruledCents, ruleFor, type StartFacts } from './price-rule.js';
import { withCodesOf } from './ticket-code.js';
import { countsOf, guestsOf, type TicketCount, type TicketLine } from './ticket-line.js';

export type PartyRefusal = TypeNotSold | TooManyOfType | ChildrenNeedAnAdult;

export interface WantedTickets {
  readonly type: string;
  readonly count: number;
}

/**
 * The only place where tickets get their price. @param start undefined: no price rules
 * @param kept what the party holds or has booked: guests who stay keep their price, the last added leave first, and new ones pay the list's
 * @param types whose rules the party keeps: also those that it has and the tour no longer sells
 */
export function priceParty(
  wanted: readonly WantedTickets[],
  list: PriceList,
  start: StartFacts | undefined,
  kept: readonly TicketLine[] = [],
  types: readonly TypeFacts[] = list.types,
): TicketLine[] | PartyRefusal {
  const lines: TicketLine[] = [];
  for (const { type, count } of inOrder(wanted, list)) {
    const own = kept.filter((line) => line.type === type);
    const missing = count - guestsOf(own);
    const sold = list.types.find(({ code }) => code === type);
    if (missing > 0 && !sold) return refuse.TypeNotSold({ type, tour: list.tour });
    lines.push(...(missing > 0 && sold ? withMore(own, soldLine(sold, missing, list, start)) : firstOf(own, count)));
  }
  return brokenRule(countsOf(lines), types) ?? lines;
}

/** Prices are those of another start of a tour. A type that is no longer sold keeps its price. */
export function repriceLines(
  lines: readonly TicketLine[],
  list: PriceList,
  start: StartFacts,
  tourId: string,
): TicketLine[] {
  const sold = (type: string) => list.types.find(({ code }) => code === type);
  const priced = ({ type, count, singular, plural, seats, proof }: TicketLine): TicketLine => {
    const known = sold(type);
    if (!known) throw new Error(`${list.tour} does not sell ${type}`);
    // Seats and words stay as they were booked.
    return { ...soldLine(known, count, list, start), singular, plural, seats, proof };
  };
  const coded = withCodesOf(
    lines.filter(({ type }) => sold(type)),
    priced,
    { date: start.date, tourId },
  );
  return countsOf(lines).flatMap((counted): TicketLine[] => {
    const own = lines.filter(({ type }) => type === counted.type);
    const [first] = own;
    if (!first || !sold(counted.type)) return own;
    const cheaper = coded.filter(({ type }) => type === counted.type);
    const count = counted.count - guestsOf(cheaper);
    return count === 0 ? cheaper : [...cheaper, priced({ ...first, count })];
  });
}

export function soldLine(
  type: SoldType,
  count: number,
  { rules }: PriceList,
  start: StartFacts | undefined,
): TicketLine {
  const { code, singular, plural, proof, seats, cents: listCents } = type;
  const rule = start && ruleFor(rules, start);
  const unitCents = rule ? ruledCents(listCents, rule) : listCents;
  const ticket = { type: code, singular, plural, count, seats, proof, unitCents };
  if (!rule || unitCents === listCents) return ticket;
  return { ...ticket, listCents, reason: reasonWords(rule, unitCents - listCents) };
}

/** Follows the list's order; types that it does not have come last. */
function inOrder(wanted: readonly WantedTickets[], { types }: PriceList): WantedTickets[] {
  const place = ({ type }: WantedTickets) => {
    const at = types.findIndex(({ code }) => code === type);
    return at === -1 ? types.length : at;
  };
  return wanted.filter(({ count }) => count > 0).sort((one, other) => place(one) - place(other));
}

/** Added tickets get their own line unless they cost what the last line does, so that shrinking undoes growing. A code is never theirs. */
function withMore(own: readonly TicketLine[], added: TicketLine): TicketLine[] {
  const last = own.at(-1);
  const same =
    last?.unitCents === added.unitCents && last.reason === added.reason && last.listCents === added.listCents;
  if (!last || !same || last.code) return [...own, added];
  return [...own.slice(0, -1), { ...last, count: last.count + added.count }];
}

function firstOf(own: readonly TicketLine[], count: number): TicketLine[] {
  let open = count;
  return own.flatMap((line) => {
    const part = Math.min(open, line.count);
    open -= part;
    return part > 0 ? [{ ...line, count: part }] : [];
  });
}

function brokenRule(counts: readonly TicketCount[], types: readonly TypeFacts[]): PartyRefusal | undefined {
  const present = counts.flatMap(({ type, count }) => {
    const facts = types.find(({ code }) => code === type);
    return facts ? [{ ...facts, ...inLanguage(facts, 'plural'), count }] : [];
  });
  const sum = (some: typeof present) => guestsOf(some);
  const adults = sum(present.filter(({ bringsChildren }) => bringsChildren));
  for (const { code, plural, count, perAdult, maxPerParty, comesAlone } of present) {
    if (maxPerParty !== null && count > maxPerParty)
      return refuse.TooManyOfType.most({ type: code, max: maxPerParty }, plural);
    if (perAdult !== null && count > adults * perAdult)
      return refuse.ChildrenNeedAnAdult({ perAdults: perAdult }, plural);
    if (comesAlone || perAdult !== null) continue;
    const others = guestsOf(counts) - sum(present.filter((other) => !other.comesAlone && other.perAdult === null));
    if (count > others) return refuse.TooManyOfType.comesWithAGuest({ type: code, max: others }, plural);
  }
  return undefined;
}
