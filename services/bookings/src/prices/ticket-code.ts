import { english } from '../texts.en.js';
import { reasonWords } from './price-rule.js';
import { type CodeTerms, centsOf, type TicketCode, type TicketLine } from './ticket-line.js';

/** What a code takes off tickets of one type at one price. US cents. */
export interface TicketDiscount {
  readonly type: string;
  /** Without the code. */
  readonly unitPrice: number;
  readonly count: number;
  /** Taken off one ticket. */
  readonly off: number;
}

export interface CodeDiscount {
  readonly code: string;
  readonly tickets: readonly TicketDiscount[];
  readonly terms: CodeTerms;
}

/** Where the visit moves to. */
export interface CodedStart {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly tourId: string;
}

/** @returns undefined when the discounts are of other tickets */
export function withCode(
  lines: readonly TicketLine[],
  { code: name, tickets, terms }: CodeDiscount,
): TicketLine[] | undefined {
  const open = tickets.map((ticket) => ({ ...ticket }));
  const cheaper = lines.flatMap((line) => {
    let bare = line.count;
    const own = open.flatMap((ticket) => {
      const isOfLine = ticket.type === line.type && ticket.unitPrice === line.unitCents;
      const count = isOfLine ? Math.min(bare, ticket.count) : 0;
      bare -= count;
      ticket.count -= count;
      return count === 0 ? [] : [withCents({ ...line, count }, { name, cents: ticket.off, terms })];
    });
    return bare === 0 ? own : [...own, { ...line, count: bare }];
  });
  return open.every(({ count }) => count === 0) ? cheaper : undefined;
}

/**
 * Tickets of another start, less what their code takes there: its kind, days, tours and minimum are asked again, and it takes at
 * most what it took. @param own the tickets as they were bought @param priced one of them there, without the code
 */
export function withCodesOf(
  own: readonly TicketLine[],
  priced: (line: TicketLine) => TicketLine,
  start: CodedStart,
): TicketLine[] {
  const coded = own.flatMap(({ code, ...bought }) => {
    return code ? [{ line: { ...priced(bought), count: bought.count }, code }] : [];
  });
  const cents = centsOf(coded.map(({ line }) => line));
  const take = taker();
  return coded.flatMap(({ line, code }) => {
    const counts = new Map<number, number>();
    for (let ticket = 0; ticket < line.count; ticket += 1) {
      const off = fits(code.terms, start, cents) ? Math.min(code.cents, take(code.terms, line.unitCents)) : 0;
      counts.set(off, (counts.get(off) ?? 0) + 1);
    }
    return [...counts].map(([off, count]) => withCents({ ...line, count }, code, off));
  });
}

function fits({ visitFrom, visitUntil, tours, leastCents }: CodeTerms, start: CodedStart, cents: number): boolean {
  const isIn = (visitFrom ?? '') <= start.date && (visitUntil === null || start.date <= visitUntil);
  return isIn && (tours.length === 0 || tours.includes(start.tourId)) && cents >= leastCents;
}

/** What a code takes off one ticket after the other, in cents. A percentage is of their sum, half a cent rounded up, as in a cart. */
function taker(): (terms: CodeTerms, unitCents: number) => number {
  let exact = 0;
  return ({ kind, amount }, unitCents) => {
    if (kind === 'cents') return unitCents;
    if (kind === 'fixed_price') return Math.max(0, unitCents - amount);
    const before = Math.floor(exact + 0.5);
    exact += (unitCents * amount) / 100;
    return Math.floor(exact + 0.5) - before;
  };
}

function withCents(line: TicketLine, code: TicketCode, cents = code.cents): TicketLine {
  const off = Math.min(cents, line.unitCents);
  const { listCents = line.unitCents, reason } = line;
  const words = off === 0 ? english.unusedCode(code.name) : reasonWords({ name: english.code(code.name) }, -off);
  return {
    ...line,
    ...(off > 0 && { unitCents: line.unitCents - off, listCents }),
    code,
    reason: reason === undefined ? words : `${reason}; ${words}`,
  };
}
