import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import { maskedEmail } from '@hilltop/platform/values/masked-contact';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Environment } from '../env.js';
import type { OrderVoucher } from '../generated/schema-types.js';
import { soldOf } from '../lines/kinds/line-kinds.js';
import type { SaleLine } from '../lines/sale-line.entity.js';
import { Voucher } from '../vouchers/voucher.entity.js';
import { VoucherLinks } from '../vouchers/voucher-links.js';

/** Gift vouchers of orders. */
@Injectable()
export class GiftViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: VoucherLinks,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VENUE_TIME_ZONE'>,
  ) {}

  /** The gifts among the lines. @param forBuyer with links to those that are not mailed yet */
  async of(lines: readonly SaleLine[], forBuyer = false): Promise<OrderVoucher[]> {
    const gifts = soldOf(lines, 'voucher');
    if (gifts.length === 0) return [];
    const vouchers = await this.dataSource.manager.findBy(Voucher, { id: In(gifts.map(({ id }) => id)) });
    const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
    return gifts.flatMap(({ id: lineId, cents }) => {
      const voucher = byId.get(lineId);
      if (!voucher) return [];
      const { last4, recipientName, recipientEmail, deliverAt, sentAt, status } = voucher;
      const isOpen = forBuyer && sentAt === null && status === 'active';
      return {
        lineId,
        last4,
        recipientName,
        maskedEmail: maskedEmail(recipientEmail),
        amount: formatCents(cents),
        sendOn: deliverAt && this.isLater(voucher) ? dayAt(this.environment.VENUE_TIME_ZONE, deliverAt) : null,
        sentAt: sentAt?.toISOString() ?? null,
        url: isOpen ? this.links.urlOf(voucher) : null,
      };
    });
  }

  /** What is mailed at once is due when it is issued. */
  private isLater({ deliverAt, createdAt }: Voucher): boolean {
    return deliverAt !== null && deliverAt > createdAt;
  }
}
