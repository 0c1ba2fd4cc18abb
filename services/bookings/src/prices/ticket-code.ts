import { reasonWords } from './price-rule.js';
import type { TicketCode, TicketLine } from './ticket-line.js';

/** What a code takes off tickets of one type at one price. US cents. */
export interface TicketDiscount {
  readonly type: string;
  /** Without the code. */
  readonly unitPrice: number;
  readonly count: number;
  /** Taken off one ticket. */
  readonly off: number;
}

/** @returns undefined when the discounts are of other tickets */
export function withCode(
  lines: readonly TicketLine[],
  { code: name, tickets }: { readonly code: string; readonly tickets: readonly TicketDiscount[] },
): TicketLine[] | undefined {
  const open = tickets.map((ticket) => ({ ...ticket }));
  const cheaper = lines.flatMap((line) => {
    let bare = line.count;
    const own = open.flatMap((ticket) => {
      const isOfLine = ticket.type === line.type && ticket.unitPrice === line.unitCents;
      const count = isOfLine ? Math.min(bare, ticket.count) : 0;
      bare -= count;
      ticket.count -= count;
      return count === 0 ? [] : [withCents({ ...line, count }, { name, cents: ticket.off })];
    });
    return bare === 0 ? own : [...own, { ...line, count: bare }];
  });
  return open.every(({ count }) => count === 0) ? cheaper : undefined;
}

/** Tickets of another start, less what their codes took off. @param own the same tickets as they were bought */
export function withCodesOf(own: readonly TicketLine[], line: TicketLine): TicketLine[] {
  const cheaper = own.flatMap(({ count, code }) => (code ? [withCents({ ...line, count }, code)] : []));
  const bare = cheaper.reduce((left, { count }) => left - count, line.count);
  return bare === 0 ? cheaper : [...cheaper, { ...line, count: bare }];
}

function withCents(line: TicketLine, code: TicketCode): TicketLine {
  const off = Math.min(code.cents, line.unitCents);
  const { listCents = line.unitCents, reason } = line;
  const words = reasonWords({ name: `Code ${code.name}` }, -off);
  return {
    ...line,
    ...{ unitCents: line.unitCents - off, listCents, code },
    reason: reason === undefined ? words : `${reason}; ${words}`,
  };
}
