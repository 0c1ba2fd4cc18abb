import { useSearchParams } from 'react-router-dom';
import {
  EARNED_ACCOUNTS,
  MONEY_ACCOUNTS,
  PAID_FOR_CODES,
} from '../../../services/shared/contracts/src/house/accounts.js';
import type { MoneyLineFilter, TaxFigure, VoucherMove } from '../../generated/staff-operations.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { type Days, daysOf, spanOf } from '../reports/report-days.js';
import { plainReports } from '../reports/report-section.js';

export const VIEWS: Readonly<Record<string, string>> = {
  takings: 'Takings',
  balances: 'Deferred and earned',
  vouchers: 'Vouchers',
  tax: 'Sales tax',
  payouts: 'Payouts',
  ...Object.fromEntries(plainReports('money').map(({ name, label }) => [name, label])),
};
export const views = Object.keys(VIEWS);

/** A part of the page, its days, and the lines behind one number; all of it is in the URL. */
export interface MoneyPlace extends Days {
  readonly view: string;
  /** Empty for all. */
  readonly channel: string;
  /** The number whose lines are shown, e.g. `tour:{id}`; empty for the report. */
  readonly lines: string;
}

/** Reads the URL. Invalid days become this month. */
export function moneyPlace(parameters: URLSearchParams, today = venueToday()): MoneyPlace {
  return {
    view: views.find((view) => view === parameters.get('view')) ?? 'takings',
    ...daysOf(parameters, spanOf('month', today)),
    channel: parameters.get('channel') ?? '',
    lines: parameters.get('lines') ?? '',
  };
}

export function moneySearch({ view, from, to, channel, lines }: MoneyPlace): string {
  const given = { tab: 'money', ...(view !== 'takings' && { view }), from, to, channel, lines };
  return `?${new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))}`;
}

export function useMoneyPlace() {
  const [parameters, setParameters] = useSearchParams();
  const place = moneyPlace(parameters);
  return { place, go: (to: Partial<MoneyPlace>) => setParameters(moneySearch({ ...place, lines: '', ...to })) };
}

/** What has columns of its own in the takings. */
const NAMED_KINDS: readonly string[] = ['tour', 'food', 'goods', 'shipping', 'tax'];

function sold(kinds: string[]) {
  return { sold: true, refund: false, kinds };
}

/** The lines behind a number. Sales are credits, so their sum is shown with the opposite sign. */
export function linesBehind({ lines, from, to, channel }: MoneyPlace): { filter: MoneyLineFilter; sign: 1 | -1 } {
  const [name = '', key = ''] = lines.split(/:(.*)/s);
  const days = { from, to, ...(channel !== '' && { channel }) };
  const money = (more: Partial<MoneyLineFilter>) => ({
    filter: { ...days, accounts: MONEY_ACCOUNTS, ...more },
    sign: 1 as const,
  });
  const of = (more: Partial<MoneyLineFilter>) => ({ filter: { ...days, ...more }, sign: -1 as const });
  switch (name) {
    case 'refunds':
      return money({ refund: true });
    case 'tender':
      return money({ refund: false, tender: key });
    case 'channel':
      return money({ refund: false, channel: key });
    case 'earned':
      return of({ accounts: EARNED_ACCOUNTS });
    case 'tours':
      return of(sold(['tour']));
    case 'food':
      return of(sold(['food']));
    case 'goods':
      return of(sold(['goods']));
    case 'shipping':
      return of(sold(['shipping', 'tax']));
    case 'other':
      return of(sold(['', ...PAID_FOR_CODES.filter((kind) => !NAMED_KINDS.includes(kind))]));
    case 'tour':
      return of({ ...sold(['tour']), tourId: key });
    case 'product':
      return of({ ...sold(['goods']), productId: key });
    case 'extras':
      // Of groups alone: they have no product.
      return of({ ...sold(['goods']), channel: 'group' });
    case 'account':
      return { filter: { ...days, accounts: [key] }, sign: 1 };
    case 'balance':
      return { filter: { ...days, accounts: [key], earlier: true }, sign: 1 };
    case 'provider':
      return { filter: { ...days, accounts: ['card'], tender: 'card' }, sign: 1 };
    case 'deferred':
      return of({ accounts: ['deferred_visits', 'deferred_goods'], earlier: true });
    case 'outstanding':
      return of({ accounts: ['voucher_liability'], earlier: true });
    case 'tax': {
      const [figure = '', rate] = key.split(':');
      return of({ tax: figure as TaxFigure, ...(rate !== undefined && { taxRate: Number(rate) }) });
    }
    case 'voucher':
      return of({ voucher: key as VoucherMove });
    default:
      return money({});
  }
}
