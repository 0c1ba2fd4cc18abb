import type { Contracts, Terms } from '../contract/contracts.ts';
import type { HouseWords, Line, ShownCode, ShownGroup, ShownVisit, ShownVoucher } from './house-words.ts';
import { type ProviderPayment, readProvider } from './provider-list.ts';

/** Everything that the accountant reads, once. */
export interface Evidence {
  readonly terms: Terms;
  readonly contracts: Contracts;
  readonly provider: ReadonlyMap<string, ProviderPayment>;
  readonly lines: readonly Line[];
  readonly journal: string;
  readonly vouchers: readonly ShownVoucher[];
  readonly codes: readonly ShownCode[];
  /** By token. */
  readonly visits: ReadonlyMap<string, ShownVisit>;
  /** By number. */
  readonly groups: ReadonlyMap<string, ShownGroup>;
  /** As the report of who owes what has it. */
  readonly receivableCents: number;
}

export async function gather(
  terms: Terms,
  contracts: Contracts,
  house: HouseWords,
  stripe: { readonly url: string; readonly key: string },
): Promise<Evidence> {
  const visits = new Map<string, ShownVisit>();
  for (const { token } of contracts.visits) visits.set(token, await house.visit(token));
  const groups = new Map<string, ShownGroup>();
  for (const { number } of contracts.groups) groups.set(number, await house.group(number));
  return {
    ...{ terms, contracts, visits, groups },
    receivableCents: await house.receivable(),
    provider: await readProvider(stripe.url, stripe.key),
    lines: await house.lines(),
    journal: await house.journal(),
    vouchers: await house.vouchers(),
    codes: await house.codes(),
  };
}
