import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { LineRefund } from '../../generated/schema-types.js';
import { returnKey } from '../../vouchers/refund-tenders.js';

/** Refunds of a line to the card and to vouchers, in cents. $1 line, $2 prefix of the keys of returned entries. */
const LINE_REFUNDS = `
  SELECT id, sum(cents)::integer AS cents, sum(to_vouchers)::integer AS "toVouchers", sum(to_blocked)::integer AS "toBlocked" FROM (
    SELECT id::text, amount_cents AS cents, 0 AS to_vouchers, 0 AS to_blocked FROM refunds WHERE line_id = $1::uuid
    UNION ALL
    SELECT replace(e.key, $2::text, ''), e.delta_cents, e.delta_cents, CASE v.status WHEN 'blocked' THEN e.delta_cents ELSE 0 END
    FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id WHERE e.line_id = $1::uuid AND e.cause = 'returned') AS given
  GROUP BY id ORDER BY id`;

/** Serves the service that mails refunds. */
@Resolver()
export class LineRefundsResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('lineRefunds')
  async refunds(@Args('lineId') lineId: string): Promise<LineRefund[]> {
    if (!isUuid(lineId)) return [];
    const rows: { id: string; cents: number; toVouchers: number; toBlocked: number }[] = await this.dataSource.query(
      LINE_REFUNDS,
      [lineId, returnKey('')],
    );
    return rows.map(({ id, cents, toVouchers, toBlocked }) => ({
      __typename: 'LineRefund',
      id,
      amount: formatCents(cents),
      toVouchers: formatCents(toVouchers),
      toBlocked: formatCents(toBlocked),
    }));
  }
}
