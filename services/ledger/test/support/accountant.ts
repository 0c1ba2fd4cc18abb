import { ACCOUNT_CODES } from '@hilltop/contracts/house/accounts';
import type { Moved } from './books.js';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', dateStyle: 'short' });
/** The date at the venue, by the calendar of this runtime and not by that of the database. */
const dateOf = (at: string) => calendar.format(new Date(at));

interface Entry {
  readonly date: string;
  readonly account: string;
  readonly cents: number;
  readonly line: Moved['lines'][number];
  readonly channel: string;
  readonly isBack: boolean;
  readonly isEarned: boolean;
  /** The other accounts of its movement. */
  readonly others: ReadonlySet<string>;
}

const MONEY = new Set<string>(['cash', 'card', 'bank', 'refunds_due', 'disputes']);
/** What a voucher paid, and what an order holds for a booking: money too, where it has a tender. */
const HELD = new Set<string>(['voucher_liability', 'receivable']);
const INCOME = new Set<string>(['tours', 'food', 'goods', 'shipping', 'donations']);

/** Counts the books again from the movements alone, one after the other, as somebody with a pencil would. */
export class Accountant {
  private readonly entries: Entry[] = [];

  write({ at, lines, channel = 'site' }: Moved): void {
    let money = 0;
    for (const { account, cents, tender } of lines) {
      if (MONEY.has(account) || (tender && HELD.has(account))) money += cents;
    }
    for (const line of lines) {
      const { account, cents } = line;
      const others = new Set(lines.filter((other) => other !== line).map((other) => other.account));
      const rest = { account, cents, line, channel, others };
      this.entries.push({ ...rest, date: dateOf(at), isBack: money < 0, isEarned: false });
      if (account !== 'deferred_visits' || !line.startsAt) continue;
      // Earned at the start, or at once when the visit has started before.
      const date = dateOf(line.startsAt > at ? line.startsAt : at);
      const earned = { line, channel, others, date, isBack: false, isEarned: true };
      this.entries.push(
        { ...earned, account: 'deferred_visits', cents: -cents },
        { ...earned, account: 'tours', cents },
      );
    }
  }

  private sum(test: (entry: Entry) => boolean): number {
    let cents = 0;
    for (const entry of this.entries) if (test(entry)) cents += entry.cents;
    // There is no −0 in the books.
    return cents === 0 ? 0 : cents;
  }

  takings(from: string, to: string, channel?: string) {
    const within = (entry: Entry) => entry.date >= from && entry.date <= to && (!channel || entry.channel === channel);
    const sold = (date: string, ...kinds: (string | undefined)[]) =>
      0 - this.sum((entry) => within(entry) && entry.date === date && isSale(entry) && kinds.includes(entry.line.kind));
    const on = (date: string, test: (entry: Entry) => boolean) =>
      this.sum((entry) => within(entry) && entry.date === date && test(entry));
    return {
      takenInCents: this.sum((entry) => within(entry) && MONEY.has(entry.account)),
      refundCents: this.sum((entry) => within(entry) && MONEY.has(entry.account) && entry.isBack),
      earnedCents: 0 - this.sum((entry) => within(entry) && INCOME.has(entry.account)),
      deferredCents:
        0 -
        this.sum(
          (one) => one.account.startsWith('deferred_') && one.date <= to && (!channel || one.channel === channel),
        ),
      days: datesOf(from, to).map((date) => ({
        date,
        tourCents: sold(date, 'tour'),
        foodCents: sold(date, 'food'),
        goodsCents: sold(date, 'goods'),
        shippingCents: sold(date, 'shipping', 'tax'),
        otherCents: sold(date, 'voucher', 'donation', undefined),
        refundCents: on(date, (entry) => MONEY.has(entry.account) && entry.isBack),
        takenInCents: on(date, (entry) => MONEY.has(entry.account)),
      })),
      byTender: this.parts(
        (entry) => within(entry) && MONEY.has(entry.account) && !entry.isBack,
        (one) => one.line.tender,
        1,
      ),
      byChannel: this.parts(
        (entry) => within(entry) && MONEY.has(entry.account) && !entry.isBack,
        (one) => one.channel,
        1,
      ),
      byTour: this.parts(
        (one) => within(one) && isSale(one) && one.line.kind === 'tour',
        (one) => one.line.tourId,
        -1,
      ),
      byProduct: this.parts(
        (one) => within(one) && isSale(one) && one.line.kind === 'goods',
        (one) => one.line.productId,
        -1,
      ),
    };
  }

  /** By key, without those that come to 0. */
  private parts(test: (entry: Entry) => boolean, keyOf: (entry: Entry) => string | undefined, sign: 1 | -1) {
    const found: Record<string, number> = {};
    for (const entry of this.entries) {
      const key = keyOf(entry) ?? 'none';
      if (test(entry)) found[key] = (found[key] ?? 0) + sign * entry.cents;
    }
    return Object.fromEntries(Object.entries(found).filter(([, cents]) => cents !== 0));
  }

  balances(from: string, to: string) {
    return ACCOUNT_CODES.map((account) => {
      const openingCents = this.sum((entry) => entry.account === account && entry.date < from);
      const closingCents = this.sum((entry) => entry.account === account && entry.date <= to);
      return { account, openingCents, closingCents };
    });
  }

  /** By day, told by what stands on the other side: a voucher is sold for money, given for nothing, and pays with itself. */
  vouchers(from: string, to: string) {
    const isOf = ({ account }: Entry) => account === 'voucher_liability';
    const owed = (test: (entry: Entry) => boolean) => 0 - this.sum((entry) => isOf(entry) && test(entry));
    const has = ({ others }: Entry, account: string) => others.has(account);
    return datesOf(from, to).map((date) => {
      const on = (test: (entry: Entry) => boolean) => owed((entry) => entry.date === date && test(entry));
      const pays = ({ line }: Entry) => line.tender === 'voucher';
      return {
        date,
        opening: owed((entry) => entry.date < date),
        sold: on((entry) => !pays(entry) && entry.cents < 0 && !has(entry, 'goodwill') && !has(entry, 'receivable')),
        issued: on((entry) => has(entry, 'goodwill')),
        credited: on((entry) => has(entry, 'receivable')),
        redeemed: on((entry) => pays(entry) && entry.cents > 0),
        returned: on((entry) => pays(entry) && entry.cents < 0),
        cashed: on((entry) => !pays(entry) && entry.cents > 0 && !has(entry, 'refunds_due')),
        voided: on((entry) => !pays(entry) && entry.cents > 0 && has(entry, 'refunds_due')),
        corrected: 0,
        closing: owed((entry) => entry.date <= date),
      };
    });
  }

  /** By month and tax code: what was sold, what of it went back, and the tax that was collected. */
  tax(from: string, to: string) {
    const found: Record<string, { sold: number; back: number; tax: number }> = {};
    for (const entry of this.entries) {
      const { date, account, isEarned, isBack, line, cents } = entry;
      if (date < from || date > to || isEarned || MONEY.has(account) || !line.taxCode) continue;
      const key = `${date.slice(0, 7)} ${line.taxCode}`;
      const sums = found[key] ?? { sold: 0, back: 0, tax: 0 };
      if (account === 'tax_payable') found[key] = { ...sums, tax: sums.tax - cents };
      else found[key] = isBack ? { ...sums, back: sums.back - cents } : { ...sums, sold: sums.sold - cents };
    }
    return found;
  }

  /** By day and account, without zeros. */
  journal(from: string, to: string) {
    const found: Record<string, number> = {};
    for (const { date, account, cents } of this.entries) {
      if (date < from || date > to) continue;
      found[`${date} ${account}`] = (found[`${date} ${account}`] ?? 0) + cents;
    }
    return Object.fromEntries(Object.entries(found).filter(([, cents]) => cents !== 0));
  }
}

const isSale = ({ account, isEarned, isBack }: Entry) => !MONEY.has(account) && !isEarned && !isBack;

function datesOf(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}
