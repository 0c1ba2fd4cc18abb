import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { dateField, dayAt } from '@hilltop/platform/values/calendar-date';
import { emailField } from '@hilltop/platform/values/typed-email';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Environment } from '../env.js';
import type { ChangeGiftMailingResult, MutationChangeGiftMailingArgs } from '../generated/schema-types.js';
import { OrderRepository } from '../orders/order.repository.js';
import { OrderChanges } from '../orders/order-changes.js';
import { OrderLinks } from '../orders/order-links.js';
import { refuse } from '../refusals.en.js';
import { deliveryTime, wrongMailDay } from '../vouchers/mail-day.js';
import { BuyerViews } from './buyer-views.js';

const mailingInput = z.object({
  recipientEmail: emailField.nullish().transform((email) => email ?? null),
  sendOn: dateField.nullish().transform((day) => day ?? null),
});

/**
 * Changes nothing once its e-mail was asked for, while it is blocked, or after its recipient was erased.
 * $1 voucher, $2 order, $3 e-mail or null, $4 when.
 */
const CHANGE_MAILING = `
  UPDATE vouchers SET recipient_email = coalesce($3::text, recipient_email), deliver_at = $4::timestamptz
  WHERE id = $1::uuid AND sale_id = $2::uuid AND sent_at IS NULL AND deliver_at IS NOT NULL AND status = 'active' RETURNING id`;

/** To whom, and when, a gift voucher is mailed: whoever has the link of its order, until it has gone. */
@Resolver()
export class ChangeGiftMailingResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly changes: OrderChanges,
    private readonly links: OrderLinks,
    private readonly views: BuyerViews,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VENUE_TIME_ZONE'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('changeGiftMailing')
  async change(@Args() { token, lineId, input }: MutationChangeGiftMailingArgs): Promise<ChangeGiftMailingResult> {
    const parsed = parseInput(mailingInput, input);
    if (!parsed.ok) return parsed.refusal;
    const message = wrongMailDay(parsed.value.sendOn, dayAt(this.environment.VENUE_TIME_ZONE, this.clock.now()));
    if (message !== undefined) return invalidInput([{ field: 'sendOn', message }]);
    const id = this.links.orderIdOf(token);
    const order = id === undefined ? null : await this.orders.find(id);
    if (!order) return refuse.OrderNotFound();
    if (!isUuid(lineId)) return refuse.VoucherNotChangeable.mailed();
    const isChanged = await inTransaction(this.dataSource, (manager) =>
      this.store(manager, order.id, lineId, parsed.value),
    );
    if (!isChanged) return refuse.VoucherNotChangeable.mailed();
    this.changes.wake();
    return this.views.of(order);
  }

  private async store(
    manager: EntityManager,
    orderId: string,
    voucherId: string,
    { recipientEmail, sendOn }: z.output<typeof mailingInput>,
  ): Promise<boolean> {
    const at = await deliveryTime(manager, sendOn, this.environment.VENUE_TIME_ZONE, this.clock.now());
    // For an UPDATE, the driver returns its rows and their number.
    const [rows]: [unknown[], number] = await manager.query(CHANGE_MAILING, [voucherId, orderId, recipientEmail, at]);
    if (rows.length === 0) return false;
    await this.changes.record(manager, { orderId, voucherId, kind: 'mailing_changed' });
    return true;
  }
}
