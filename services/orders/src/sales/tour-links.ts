import { Injectable } from '@nestjs/common';
import { SaleLineLinksDocument } from '../generated/bookings-queries.js';
import type { Order as OrderView } from '../generated/schema-types.js';
import { BookingsClient } from '../lines/bookings-client.js';
import { soldOf } from '../lines/kinds/line-kinds.js';
import type { SaleLine } from '../lines/sale-line.entity.js';

/** Links to visits by line. */
export type VisitUrls = ReadonlyMap<string, string | null>;

/** Links to visits are known only to bookings. */
@Injectable()
export class TourLinks {
  constructor(private readonly bookings: BookingsClient) {}

  /** @throws SubgraphUnavailableError */
  async of(lines: readonly SaleLine[]): Promise<VisitUrls> {
    const lineIds = soldOf(lines, 'tour').map(({ id }) => id);
    if (lineIds.length === 0) return new Map();
    const { saleLineLinks } = await this.bookings.read(SaleLineLinksDocument, { lineIds });
    return new Map(saleLineLinks.map(({ lineId, visitUrl }) => [lineId, visitUrl]));
  }
}

/** An order's lines as its buyer sees them: whoever has these links can change the visits, and print the vouchers. */
export function linesForBuyer({ lines }: OrderView, visitUrls: VisitUrls): OrderView['lines'] {
  return lines.map((line) => ({ ...line, visitUrl: visitUrls.get(line.id) ?? null, isForBuyer: true }));
}
