import { type Deed, deedsOf, type Start, type Terms, type Visit } from '../contract/contracts.ts';
import { visitCents } from './prices.ts';

/** What a visit is worth to its party, by product.md §11.6 and §11.7. US cents. */
export interface Settled {
  /** The sum of its tickets. */
  readonly totalCents: number;
  /** The party's, or the house's for no visit. */
  readonly ownedCents: number;
  /** Of that, what the house keeps. */
  readonly keptCents: number;
  /** Refunds that were refused, because the buyer's bank has the payment. */
  readonly owedCents: number;
  /** What each payment took, the first one for the booking. */
  readonly payments: readonly number[];
}

interface Payment {
  readonly cents: number;
  left: number;
  isDisputed: boolean;
}

/** One visit's money, deed by deed. */
class Account {
  private readonly terms: Terms;
  private readonly visit: Visit;
  private readonly states: { readonly start: Start; readonly party: Visit['party'] }[];
  private readonly payments: Payment[] = [];
  private total = 0;
  private goodwill = 0;
  private kept = 0;
  private failed = 0;
  private isCanceled = false;

  constructor(terms: Terms, visit: Visit) {
    this.terms = terms;
    this.visit = visit;
    this.states = [{ start: visit.start, party: visit.party }];
    this.total = visitCents(terms, visit.code, this.states);
    this.pay(this.total);
  }

  settled(): Settled {
    return {
      totalCents: this.total,
      ownedCents: this.owned(),
      keptCents: this.kept,
      owedCents: this.failed,
      payments: this.payments.map(({ cents }) => cents),
    };
  }

  apply(deed: Deed): void {
    if (deed.kind === 'changed') this.change(deed);
    else if (deed.kind === 'canceled') this.cancel(deed.by === 'party' ? this.percent() : 100);
    else if (deed.kind === 'goodwill') this.giveGoodwill(deed.cents);
    else if (deed.kind === 'won') {
      for (const payment of this.payments) payment.isDisputed = false;
      this.failed = 0;
    } else {
      const payment = this.payments[deed.payment];
      if (payment) payment.isDisputed = true;
    }
  }

  private owned(): number {
    return this.kept + (this.isCanceled ? 0 : Math.max(0, this.total - this.goodwill));
  }

  /** A visit keeps the earliest deadlines that it had. */
  private percent(): number {
    return Math.min(...this.states.map(({ start }) => percentBack(this.terms, start)));
  }

  /** What costs more is paid from what the house keeps, then by the card; of what costs less, the house keeps what does not go back. */
  private change({ start, party }: Extract<Deed, { kind: 'changed' }>): void {
    const before = this.owned();
    const percent = this.percent();
    this.states.push({ start, party });
    this.total = visitCents(this.terms, this.visit.code, this.states);
    const more = this.owned() - before;
    if (more > 0) this.kept = Math.max(0, this.kept - more);
    else this.kept += -more - shareOf(-more, percent);
    const moved = this.owned() - before;
    if (moved > 0) this.pay(moved);
    else this.refund(-moved);
  }

  /** What the bank of a buyer has taken back cannot go back again: the house keeps it. */
  private cancel(percent: number): void {
    const before = this.owned();
    const back = percent === 100 ? before : shareOf(before - this.kept, percent);
    const disputed = this.payments.reduce((sum, { left, isDisputed }) => sum + (isDisputed ? left : 0), 0);
    this.isCanceled = true;
    const toRefund = Math.max(0, back - Math.min(before, disputed));
    this.kept = before - toRefund;
    this.refundEach(toRefund);
  }

  private giveGoodwill(cents: number): void {
    const fromKept = Math.min(cents, this.kept);
    this.kept -= fromKept;
    this.goodwill += cents - fromKept;
    this.refund(cents);
  }

  private pay(cents: number): void {
    this.payments.push({ cents, left: cents, isDisputed: false });
  }

  /** The same share of every payment that no bank has; a cent that is left over goes where the largest part of one is missing. */
  private refundEach(cents: number): void {
    const open = this.payments.filter(({ isDisputed, left }) => !isDisputed && left > 0);
    const whole = open.reduce((sum, { left }) => sum + left, 0);
    const shares = open.map((payment) => ({ payment, exact: (cents * payment.left) / Math.max(1, whole) }));
    const rest = cents - shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0);
    const byMissing = shares.toReversed().toSorted((one, other) => (other.exact % 1) - (one.exact % 1));
    byMissing.forEach(({ payment, exact }, place) => {
      payment.left -= Math.floor(exact) + (place < rest ? 1 : 0);
    });
  }

  /** First what was charged last. The provider refuses refunds of a payment that a bank took back, which comes after all others. */
  private refund(cents: number): void {
    let open = cents;
    const newest = this.payments.toReversed();
    const isTaken = ({ isDisputed }: Payment) => isDisputed;
    for (const payment of [...newest.filter((one) => !isTaken(one)), ...newest.filter(isTaken)]) {
      const part = Math.min(open, payment.left);
      payment.left -= part;
      open -= part;
      if (payment.isDisputed) this.failed += part;
    }
  }
}

/** Of a visit that begins then. */
export const percentBack = ({ refunds }: Terms, { date }: Start): number =>
  refunds.find(({ from }) => date >= from)?.percent ?? 0;

/** Part of a cent is the house's loss. */
const shareOf = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100);

/** @param more what nobody told the party, but the house shows */
export function settle(terms: Terms, visit: Visit, more: readonly Deed[] = []): Settled {
  const account = new Account(terms, visit);
  for (const deed of [...deedsOf(visit), ...more]) account.apply(deed);
  return account.settled();
}
