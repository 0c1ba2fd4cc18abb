import { rowLoader } from '@hilltop/platform/database/row-loader';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { Refund } from '../../payments/refund.entity.js';
import { RefundTenders } from '../../vouchers/refund-tenders.js';

interface RefundReference {
  readonly id: string;
}

/** Says of a refund in bookings where the order that paid sent it. Batched per response. */
@Resolver('Refund')
export class RefundSplitResolver {
  private readonly splits = rowLoader((ids) => this.splitsOf(ids.filter(isUuid)));

  constructor(
    private readonly dataSource: DataSource,
    private readonly tenders: RefundTenders,
  ) {}

  @ResolveReference()
  resolve(@Parent() { id }: RefundReference): RefundReference {
    return { id };
  }

  @ResolveField('toVouchers')
  async toVouchers(@Parent() { id }: RefundReference): Promise<string | null> {
    const split = await this.splits.load(id);
    return split && formatCents(split.cents);
  }

  @ResolveField('toBlocked')
  async toBlocked(@Parent() { id }: RefundReference): Promise<string | null> {
    const split = await this.splits.load(id);
    return split && formatCents(split.blockedCents);
  }

  /** The card's part alone has a row in `refunds`, vouchers' parts have entries. */
  private async splitsOf(ids: readonly string[]): Promise<{ id: string; cents: number; blockedCents: number }[]> {
    const { manager } = this.dataSource;
    const returned = await this.tenders.returned(manager, ids);
    const toCard = await manager.find(Refund, { select: { id: true }, where: { id: In([...ids]) } });
    return [...toCard.map(({ id }) => ({ id, cents: 0, blockedCents: 0 })), ...returned];
  }
}
