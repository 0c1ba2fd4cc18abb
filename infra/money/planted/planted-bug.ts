import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import type { Patch } from '../../faults/planted-bugs/planted-bug.ts';

/** A mistake about money, and how it shows. */
export interface MoneyBug {
  readonly name: string;
  readonly patches: readonly Patch[];
  /** What the accountant says of it. */
  readonly accountant: RegExp;
  /** What the reconciliation says, if it can see it. */
  readonly reconciliation?: RegExp;
  /** What the provider does, if the bug shows only then. */
  readonly provider?: (stripe: FakeStripe) => void;
}
