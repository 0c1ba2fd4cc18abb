import { createHash, randomUUID } from 'node:crypto';
import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { PurchaseLimit } from '@hilltop/payments/purchase-limit';
import { refusePayment } from '@hilltop/payments/refusals.en';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { type InvalidInput, invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { formatCents } from '@hilltop/platform/values/cents';
import { tooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import type { GroupNotFound, NothingDue, PaymentUnderWay } from '../../generated/refusals.js';
import type {
  MutationPayForGroupArgs,
  MutationStartGroupPaymentArgs,
  PayForGroupResult,
  StartGroupPaymentResult,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { GroupPayables } from '../money/group-payables.js';
import type { GroupPayment } from '../money/group-payment.entity.js';
import { GroupBills } from '../organizer/group-bills.js';
import { GroupLinks } from '../organizer/group-links.js';
import { acceptanceFields } from '../seats/change-group.js';
import { DriveGroupPayment } from './drive-group-payment.js';
import { GroupPaymentsRepository, leaseEnd } from './group-payments.repository.js';

const amount = amountField('The amount', '120.00', { least: 1, most: MAX_ORDER_CENTS });

const paymentInput = z.object({
  amount,
  paymentIntentId: paymentIntentIdField.nullish().transform((id) => id ?? null),
  acceptance: z
    .object(acceptanceFields)
    .nullish()
    .transform((given) => given ?? null),
});

interface Due {
  readonly group: Group;
  readonly cents: number;
}

/** Pays for a group by card: its organizer by the link of the group, who pays an invoice by that of the bill. */
@Resolver()
export class PayForGroupResolver {
  constructor(
    private readonly links: GroupLinks,
    private readonly bills: GroupBills,
    private readonly payables: GroupPayables,
    private readonly payments: GroupPaymentsRepository,
    private readonly drive: DriveGroupPayment,
    private readonly startPayment: StartPayment,
    private readonly returnPayment: ReturnPayment,
    private readonly limit: PurchaseLimit,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Mutation('startGroupPayment')
  async start(
    @Args() { token, ...given }: MutationStartGroupPaymentArgs,
    @CurrentCaller() caller: string | undefined,
  ): Promise<StartGroupPaymentResult> {
    const parsed = parseInput(z.object({ amount }), given);
    if (!parsed.ok) return parsed.refusal;
    const due = await this.due(token, parsed.value.amount);
    if ('__typename' in due) return due;
    const asked = { what: 'orders', field: 'amount', caller } as const;
    return this.startPayment.execute({ amountCents: due.cents, chargedLater: false }, asked);
  }

  @Mutation('payForGroup')
  async pay(
    @Args() { token, input, ...given }: MutationPayForGroupArgs,
    @CurrentCaller() caller: string | undefined,
  ): Promise<PayForGroupResult> {
    const read = parseInput(paymentInput, input);
    if (!read.ok) {
      await this.returnPayment.ofUnreadable(input);
      return read.refusal;
    }
    const key = parseInput(idempotencyKeyInput, given);
    const { paymentIntentId } = read.value;
    const answer = key.ok ? await this.paid(token, read.value, key.value.idempotencyKey, caller) : key.refusal;
    // One that is about to pay stays.
    if (answer.__typename !== 'GroupPaid' && paymentIntentId !== null)
      await this.returnPayment.execute(paymentIntentId);
    return answer;
  }

  private async paid(
    token: string,
    { amount: cents, paymentIntentId: intentId, acceptance }: z.output<typeof paymentInput>,
    idempotencyKey: string | null,
    caller: string | undefined,
  ): Promise<PayForGroupResult> {
    const requestHash = createHash('sha256')
      .update(JSON.stringify([token, cents, intentId, acceptance]))
      .digest('hex');
    const before = await this.answeredBefore({ idempotencyKey, intentId, requestHash });
    if (before) return before;
    const due = await this.due(token, cents);
    if ('__typename' in due) return due;
    const tooLittle = tooLittleForCard('amount', cents);
    if (tooLittle) return tooLittle;
    const tooMany = await this.limit.count('orders', caller);
    if (tooMany) return tooMany;
    const now = this.clock.now();
    const payment: GroupPayment = {
      ...{ id: randomUUID(), groupId: due.group.id, state: 'authorizing', cents, intentId, chargeTried: false },
      ...{ acceptance, refusal: null, idempotencyKey, requestHash, createdAt: now, dueAt: leaseEnd(now) },
    };
    if (await this.payments.start(payment)) return this.finished(payment);
    const other = await this.payables.underWay(due.group.id);
    const same = await this.answeredBefore({ idempotencyKey, intentId, requestHash });
    return same ?? refuse.PaymentUnderWay({ cents: other?.cents ?? cents });
  }

  /** An earlier payment with this key or reference, which ends before it is answered. */
  private async answeredBefore({
    idempotencyKey,
    intentId,
    requestHash,
  }: Pick<GroupPayment, 'idempotencyKey' | 'intentId' | 'requestHash'>): Promise<PayForGroupResult | undefined> {
    const earlier = await this.payments.findEarlier(idempotencyKey, intentId);
    if (!earlier) return undefined;
    if (earlier.requestHash === requestHash) return this.finished(earlier);
    const isSameKey = idempotencyKey !== null && earlier.idempotencyKey === idempotencyKey;
    return isSameKey ? refuse.OrderKeyReused.payment() : refusePayment.PaymentAlreadyUsed.by('group');
  }

  private async finished({ id, cents }: GroupPayment): Promise<PayForGroupResult> {
    try {
      const { state, refusal } = await this.drive.execute(id);
      if (state === 'paid') return { __typename: 'GroupPaid', cents };
      return refuse.PaymentRefused.because(refusal?.message ?? refuse.PaymentRefused.groupLate().message);
    } catch (error) {
      this.logger.warn({ payment: id, err: error }, 'a payment of a group waits for an answer, the job goes on');
      return refuse.PaymentUnderWay({ cents });
    }
  }

  /** What the link's holder can pay now, if it is what was seen. */
  private async due(
    token: string,
    cents: number,
  ): Promise<Due | GroupNotFound | NothingDue | PaymentUnderWay | InvalidInput> {
    const due = await this.dueOf(token);
    if (!due) return refuse.GroupNotFound();
    const paying = await this.payables.underWay(due.group.id);
    if (paying) return refuse.PaymentUnderWay({ cents: paying.cents });
    if (due.cents === 0) return refuse.NothingDue();
    if (due.cents === cents) return due;
    return invalidInput([{ field: 'amount', message: faults.otherAmount(formatCents(due.cents)).error() }]);
  }

  private async dueOf(token: string): Promise<Due | null> {
    const group = await this.links.open(token);
    if (group) return { group, cents: await this.payables.cents(group) };
    const entryId = this.links.billOf(token);
    const bill = entryId === undefined ? null : await this.bills.ofEntry(entryId);
    return bill && { group: bill.group, cents: bill.payable.payableCents };
  }
}
