import { matchSearch } from '@hilltop/platform/database/match-search';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { readsOnly } from '@hilltop/platform/identity/identity';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QueryVouchersArgs, VoucherPage } from '../generated/schema-types.js';
import { ReadVoucherStories } from './read-voucher-stories.js';
import { Voucher } from './voucher.entity.js';
import { staffVoucherView, voucherForReader } from './voucher.views.js';

/** @param more columns that only some callers search in */
const searched = (...more: readonly string[]): string => `search_form(concat_ws(' ',
  ${['v.recipient_name', ...more, 'v.from_name', 'v.last4'].join(', ')},
  (SELECT o.order_number || ' ' || replace(o.order_number, '-', '') FROM orders o WHERE o.id = v.sale_id)))`;

/** Blocked, with money that came back since. */
const REFUNDED_WHILE_BLOCKED = `v.status = 'blocked' AND EXISTS (
  SELECT FROM voucher_entries e WHERE e.voucher_id = v.id AND e.cause = 'returned' AND e.at >= v.blocked_at)`;

@Resolver()
export class ListVouchersResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stories: ReadVoucherStories,
  ) {}

  @Query('vouchers')
  async list(@Args() query: QueryVouchersArgs, @CurrentStaff() staff: StaffIdentity): Promise<VoucherPage> {
    const { first, offset, search } = pageArguments(query);
    const matching = this.dataSource.manager.createQueryBuilder(Voucher, 'v');
    const isReader = readsOnly(staff);
    if (search !== '') matching.where(...matchSearch(isReader ? searched() : searched('v.recipient_email'), search));
    if (query.refundedWhileBlocked) matching.andWhere(REFUNDED_WHILE_BLOCKED);
    const sorted = matching.orderBy('v.createdAt', 'DESC').addOrderBy('v.id', 'DESC');
    const [vouchers, total] = await sorted.limit(first).offset(offset).getManyAndCount();
    const [{ outstanding }]: [{ outstanding: number }] = await this.dataSource.query(
      'SELECT coalesce(sum(balance_cents), 0)::float8 AS outstanding FROM vouchers',
    );
    const stories = await this.stories.execute(vouchers);
    return {
      vouchers: stories.map(isReader ? voucherForReader : staffVoucherView),
      total,
      outstanding: formatCents(outstanding),
    };
  }
}
