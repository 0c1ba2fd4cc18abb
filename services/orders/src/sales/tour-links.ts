import { Injectable } from '@nestjs/common';
import { SaleLineLinksDocument } from '../generated/bookings-queries.js';
import type { OrderTour } from '../generated/schema-types.js';
import { BookingsClient } from '../lines/bookings-client.js';
import { soldOf } from '../lines/kinds/line-kinds.js';
import type { SaleLine } from '../lines/sale-line.entity.js';
import { orderTourView } from './sale.views.js';

/** Links to visits are known only to bookings. */
@Injectable()
export class TourLinks {
  constructor(private readonly bookings: BookingsClient) {}

  /** The confirmed tours among the lines. @throws SubgraphUnavailableError */
  async viewsOf(lines: readonly SaleLine[]): Promise<OrderTour[]> {
    const booked = soldOf(lines, 'tour');
    if (booked.length === 0) return [];
    const lineIds = booked.map(({ id }) => id);
    const { saleLineLinks } = await this.bookings.read(SaleLineLinksDocument, { lineIds });
    const links = new Map(saleLineLinks.map(({ lineId, visitUrl }) => [lineId, visitUrl]));
    return booked.map((line) => ({ ...orderTourView(line), visitUrl: links.get(line.id) ?? null }));
  }
}
