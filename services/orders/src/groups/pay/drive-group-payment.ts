import { CaptureError, PaymentProvider } from '@hilltop/payments/payment-provider';
import { refusePayment } from '@hilltop/payments/refusals.en';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { PURCHASE_LIFE_MS } from '@hilltop/payments/time-limits';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredRefusal } from '../../lines/sale-line.entity.js';
import { Payment } from '../../payments/payment.entity.js';
import { isTakenElsewhere, takenElsewhere } from '../../payments/taken-elsewhere.js';
import { refuse } from '../../refusals.en.js';
import { Group } from '../group.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import { GroupMoneyRepository } from '../money/group-money.repository.js';
import { GroupPayables } from '../money/group-payables.js';
import type { GroupPayment, GroupPaymentState } from '../money/group-payment.entity.js';
import { GroupPaymentsRepository } from './group-payments.repository.js';
import { PaidSeats } from './paid-seats.js';

/**
 * Steps of a card that pays for a group: authorize, book the seats where it is the deposit, charge. The request and a job run the same
 * steps; each can run twice (infra/decisions/0403).
 */
@Injectable()
export class DriveGroupPayment {
  private readonly steps: Readonly<Partial<Record<GroupPaymentState, (payment: GroupPayment) => Promise<unknown>>>> = {
    authorizing: (payment) => this.authorize(payment),
    securing: (payment) => this.secure(payment),
    capturing: (payment) => this.capture(payment),
    releasing: (payment) => this.release(payment),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: GroupPaymentsRepository,
    private readonly groups: GroupsRepository,
    private readonly money: GroupMoneyRepository,
    private readonly payables: GroupPayables,
    private readonly seats: PaidSeats,
    private readonly provider: PaymentProvider,
    private readonly returnPayment: ReturnPayment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the ended payment @throws when bookings or the provider does not answer; a job continues then */
  async execute(id: string): Promise<GroupPayment> {
    let payment = await this.payments.find(id);
    for (let step = this.steps[payment.state]; step; step = this.steps[payment.state]) {
      await step(payment);
      payment = await this.payments.find(id);
    }
    return payment;
  }

  private async authorize(payment: GroupPayment): Promise<unknown> {
    const { cents: amountCents, intentId, createdAt } = payment;
    if (this.clock.now().getTime() - createdAt.getTime() > PURCHASE_LIFE_MS)
      return this.abandon(payment, refuse.PaymentRefused.groupLate());
    const answer = await this.provider.authorize({ intentId, amountCents });
    if (answer.status === 'refused') return this.abandon(payment, refuse.PaymentRefused.because(answer.message));
    const isOurs = await this.payments.authorized(payment, answer.intentId);
    return isOurs || this.abandon(payment, refusePayment.PaymentAlreadyUsed.returned());
  }

  private async secure(payment: GroupPayment): Promise<unknown> {
    const refused = await this.seats.book(payment);
    if (refused !== undefined) return this.abandon(payment, refuse.PaymentRefused.because(refused));
    return inTransaction(this.dataSource, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const group = await manager.findOneOrFail(Group, { where: { id: payment.groupId }, lock });
      // A check can have come while the card was asked.
      const isOwed = (await this.payables.cents(group, manager)) >= payment.cents;
      if (isOwed) return this.payments.move(payment.id, { from: 'securing', to: 'capturing' }, manager);
      return this.abandon(payment, refuse.PaymentRefused.notOwed(), manager);
    });
  }

  private async capture(payment: GroupPayment): Promise<unknown> {
    const refusal = await this.notCaptured(payment);
    if (refusal) return this.abandon(payment, refusal);
    const { id, groupId, cents } = payment;
    await inTransaction(this.dataSource, async (manager) => {
      await manager.findOneOrFail(Group, { where: { id: groupId }, lock: { mode: 'pessimistic_write' } });
      if (!(await this.payments.move(id, { from: 'capturing', to: 'paid' }, manager))) return;
      await manager.update(Payment, { id: intentOf(payment) }, { status: 'used', groupId, amountCents: cents });
      const money = {
        cause: 'received',
        method: 'card',
        deltaCents: -cents,
        staffId: null,
        key: `card ${id}`,
      } as const;
      await this.money.write(manager, { groupId, ...money });
    });
    this.groups.wake();
    return undefined;
  }

  private async notCaptured(payment: GroupPayment): Promise<StoredRefusal | undefined> {
    const { cents } = payment;
    try {
      const capture = { intentId: intentOf(payment), amountCents: cents, authorizedCents: cents };
      const answer = await this.provider.capture(capture);
      return answer.status === 'refused' ? refuse.PaymentRefused.because(answer.message) : undefined;
    } catch (error) {
      if (!(error instanceof CaptureError)) throw error;
      return takenElsewhere();
    }
  }

  /** Asks the payment first: one that was captured after all is paid. What somebody else captured goes back. */
  private async release(payment: GroupPayment): Promise<unknown> {
    const { id, intentId, refusal, chargeTried } = payment;
    try {
      if (intentId !== null) await this.provider.void(intentId);
    } catch (error) {
      if (!(error instanceof CaptureError)) throw error;
      const isOwn = chargeTried && !isTakenElsewhere(refusal);
      if (isOwn) return this.payments.move(id, { from: 'releasing', to: 'capturing' });
      await this.returnPayment.execute(intentId ?? '');
    }
    await this.seats.giveBack(payment);
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.payments.move(id, { from: 'releasing', to: 'refused' }, manager))) return;
      await manager.update(Payment, { id: intentId ?? '', status: 'started' }, { status: 'refused' });
    });
    return undefined;
  }

  private abandon({ id, state }: GroupPayment, refusal: StoredRefusal, manager?: EntityManager): Promise<boolean> {
    return this.payments.move(id, { from: state, to: 'releasing', refusal }, manager);
  }
}

function intentOf({ id, intentId }: GroupPayment): string {
  if (intentId === null) throw new Error(`payment ${id} of a group has no reference`);
  return intentId;
}
