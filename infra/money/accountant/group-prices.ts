import type { GroupDeal, GroupPeople } from '../contract/groups.ts';

/** After product.md §23, with the terms that a house comes with, and the price that the campaign sets. */
const RATE = 1_000;
const FEWEST = 15;
const PUPILS_PER_FREE = 8;
const GOODS_TAX = 0.0825;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ALL_BILLED_HOURS = 48;
const FREE_DAYS = 14;

export interface GroupSum {
  readonly people: number;
  readonly goods: number;
  readonly tax: number;
}

export const sumOf = ({ people, goods, tax }: GroupSum): number => people + goods + tax;

const NOTHING: GroupSum = { people: 0, goods: 0, tax: 0 };

export function groupPrice({ pupils, adults }: GroupPeople, extraCents: number): GroupSum {
  const free = Math.min(adults, Math.ceil(pupils / PUPILS_PER_FREE));
  const paying = Math.max(FEWEST, pupils + adults - free);
  return { people: paying * RATE, goods: extraCents, tax: Math.round(extraCents * GOODS_TAX) };
}

export const depositOf = ({ quoted, extraCents }: GroupDeal): number =>
  Math.ceil(sumOf(groupPrice(quoted, extraCents)) / 4 / 100) * 100;

/** What stays of a group that ended; undefined while it comes. */
export function keptOf(deal: GroupDeal): GroupSum | undefined {
  const { endedAt, isBooked, firstStart, people, extraCents } = deal;
  if (endedAt === undefined) return undefined;
  const price = groupPrice(people, extraCents);
  const left = firstStart - endedAt;
  if (!isBooked || left >= FREE_DAYS * DAY_MS) return NOTHING;
  if (left < ALL_BILLED_HOURS * HOUR_MS) return price;
  return { ...NOTHING, people: Math.min(depositOf(deal), sumOf(price)) };
}

const plus = (one: GroupSum, other: GroupSum, sign = 1): GroupSum => ({
  people: one.people + sign * other.people,
  goods: one.goods + sign * other.goods,
  tax: one.tax + sign * other.tax,
});

/** Each has what no earlier one had; from the second on it is one line. */
export function invoicesOf(deal: GroupDeal): GroupSum[] {
  const issued: GroupSum[] = [];
  for (const counted of deal.invoices) {
    const billed = counted ? groupPrice(counted, deal.extraCents) : (keptOf(deal) ?? NOTHING);
    const before = issued.reduce((sum, one) => sum + sumOf(one), 0);
    issued.push(before === 0 ? billed : { ...NOTHING, people: sumOf(billed) - before });
  }
  return issued;
}

/** What the books should have of a group, debits positive. */
export function groupAccounts(deal: GroupDeal): Readonly<Record<string, number>> {
  const { money, credits, writtenOffCents } = deal;
  const kept = keptOf(deal);
  const invoices = invoicesOf(deal);
  const invoiced = invoices.reduce((sum, one) => plus(sum, one), NOTHING);
  const isInvoiced = sumOf(invoiced) > 0;
  const missing = kept && isInvoiced ? Math.max(0, sumOf(kept) - sumOf(invoiced)) : 0;
  const billed = isInvoiced ? plus(invoiced, { ...NOTHING, people: missing }) : (kept ?? NOTHING);
  const credited = credits.reduce<GroupSum>(
    (sum, credit) => plus(sum, credit === 'all' ? (invoices[0] ?? NOTHING) : { ...NOTHING, people: credit }),
    NOTHING,
  );
  const net = plus(billed, credited, -1);
  const by = (...methods: string[]) =>
    money.filter(({ method }) => methods.includes(method)).reduce((sum, { cents }) => sum + cents, 0);
  const paid = money.reduce((sum, { cents }) => sum + cents, 0);
  const open = sumOf(net) - paid - writtenOffCents;
  const ahead = kept ? 0 : Math.max(0, -open);
  return {
    bank: by('check', 'transfer'),
    cash: by('cash'),
    card: by('card_reader'),
    deferred_visits: -net.people - ahead,
    goods: -net.goods,
    tax_payable: -net.tax,
    receivable: Math.max(0, open),
    bad_debts: writtenOffCents,
    refunds_due: kept ? Math.min(0, open) : 0,
  };
}

/** What a card can pay (product.md §23.40). US cents. */
export function dueOf(deal: GroupDeal): number {
  if (deal.endedAt !== undefined) return groupAccounts(deal).receivable ?? 0;
  const total = sumOf(groupPrice(deal.people, deal.extraCents));
  const paid = deal.money.reduce((sum, { cents }) => sum + cents, 0);
  if (!deal.isBooked) return Math.max(0, Math.min(depositOf(deal), total) - paid);
  const first = invoicesOf(deal)[0];
  const credited = deal.credits.reduce<number>((sum, one) => sum + (one === 'all' ? sumOf(first ?? NOTHING) : one), 0);
  return Math.max(0, total - credited - paid);
}
