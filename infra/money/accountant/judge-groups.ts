import type { GroupDeal } from '../contract/groups.ts';
import type { Evidence } from './evidence.ts';
import { depositOf, groupAccounts, groupPrice, invoicesOf, sumOf } from './group-prices.ts';
import type { ShownGroup } from './house-words.ts';

/** What the accounts of all groups have together. */
export function groupsTogether(deals: readonly GroupDeal[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const deal of deals) {
    for (const [account, cents] of Object.entries(groupAccounts(deal))) sums[account] = (sums[account] ?? 0) + cents;
  }
  return sums;
}

export function judgeGroups({ contracts, groups, receivableCents }: Evidence): string[] {
  const faults = contracts.groups.flatMap((deal) => judgeGroup(deal, groups.get(deal.number)));
  const wanted = groupsTogether(contracts.groups).receivable ?? 0;
  const numbers = [...groups.values()].flatMap(({ money }) => money.documents.map(({ number }) => number)).sort();
  const gap = numbers.findIndex((number, at) => Number(number.slice(-4)) !== at + 1);
  return [
    ...faults,
    ...(receivableCents === wanted
      ? []
      : [`the report says that groups owe ${receivableCents} cents; the accountant has ${wanted}`]),
    ...(gap < 0 ? [] : [`the documents of groups are not numbered from 1: ${numbers[gap]} is the ${gap + 1}th`]),
  ];
}

function judgeGroup(deal: GroupDeal, shown: ShownGroup | undefined): string[] {
  const name = `group ${deal.number}`;
  if (!shown) return [`${name} is not there`];
  const { receivable = 0, refunds_due = 0 } = groupAccounts(deal);
  const total = sumOf(groupPrice(deal.people, deal.extraCents));
  const invoiced = invoicesOf(deal).map(sumOf);
  const paid = deal.money.reduce((sum, { cents }) => sum + cents, 0);
  const issued = shown.money.documents.filter(({ kind }) => kind === 'invoice').map(({ totalCents }) => totalCents);
  const compare = (what: string, theirs: unknown, mine: unknown): string[] =>
    String(theirs) === String(mine) ? [] : [`${name} ${what} ${theirs}; by its terms it is ${mine}`];
  return [
    ...compare('costs', shown.quote.totalCents, total),
    ...compare('has the deposit', shown.quote.depositCents, Math.min(depositOf(deal), total)),
    ...compare('was invoiced', issued, invoiced),
    ...compare('has paid', shown.money.receivedCents, paid),
    ...compare('owes', shown.money.owedCents, receivable),
    ...compare('gets back', shown.money.dueBackCents, -refunds_due),
  ];
}
