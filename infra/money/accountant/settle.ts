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
    else if (deed.kind === 'canceled') this.cancel(deed.by === 'party' && this.isLate());
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

  /** A visit keeps the earliest deadline that it had. */
  private isLate(): boolean {
    return this.states.some(({ start }) => isLateStart(this.terms, start));
  }

  /** What costs more is paid from what the house keeps, then by the card; after the deadline the house keeps what costs less. */
  private change({ start, party }: Extract<Deed, { kind: 'changed' }>): void {
    const before = this.owned();
    const isLate = this.isLate();
    this.states.push({ start, party });
    this.total = visitCents(this.terms, this.visit.code, this.states);
    const more = this.owned() - before;
    if (more > 0 || isLate) this.kept = Math.max(0, this.kept - more);
    const moved = this.owned() - before;
    if (moved > 0) this.pay(moved);
    else this.refund(-moved);
  }

  /** What the bank of a buyer has taken back cannot go back again: the house keeps it. */
  private cancel(isLate: boolean): void {
    const before = this.owned();
    const disputed = this.payments.reduce((sum, { left, isDisputed }) => sum + (isDisputed ? left : 0), 0);
    this.isCanceled = true;
    this.kept = isLate ? before : Math.min(before, disputed);
    this.refund(before - this.kept);
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

/** Nothing comes back of a visit that begins so soon. */
export const isLateStart = ({ refundsFrom }: Terms, { date }: Start): boolean => date < refundsFrom;

/** @param more what nobody told the party, but the house shows */
export function settle(terms: Terms, visit: Visit, more: readonly Deed[] = []): Settled {
  const account = new Account(terms, visit);
  for (const deed of [...deedsOf(visit), ...more]) account.apply(deed);
  return account.settled();
}
