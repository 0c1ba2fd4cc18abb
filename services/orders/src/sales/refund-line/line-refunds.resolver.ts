import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { LineRefund } from '../../generated/schema-types.js';
import { Refund } from '../../payments/refund.entity.js';
import { RefundTenders } from '../../vouchers/refund-tenders.js';

/** Serves the service that mails refunds. */
@Resolver()
export class LineRefundsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tenders: RefundTenders,
  ) {}

  /** To the card and to vouchers: a refund can have both parts, and has one of them. */
  @Query('lineRefunds')
  async refunds(@Args('lineId') lineId: string): Promise<LineRefund[]> {
    if (!isUuid(lineId)) return [];
    const { manager } = this.dataSource;
    const toCard = await manager.findBy(Refund, { lineId });
    const toVouchers = await this.tenders.returnedOfLine(manager, lineId);
    const ids = new Set([...toCard, ...toVouchers].map(({ id }) => id));
    return [...ids].sort().map((id) => {
      const card = toCard.find((refund) => refund.id === id)?.amountCents ?? 0;
      const { cents = 0, blockedCents = 0 } = toVouchers.find((refund) => refund.id === id) ?? {};
      return {
        __typename: 'LineRefund',
        id,
        amount: formatCents(card + cents),
        toVouchers: formatCents(cents),
        toBlocked: formatCents(blockedCents),
      };
    });
  }
}
