import { withOpenDispute } from '@hilltop/payments/disputes/disputes-of';
import { matchSearch } from '@hilltop/platform/database/match-search';
import { type SortDirection, sortRows } from '@hilltop/platform/database/sort-rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { BookingSort } from '../../generated/schema-types.js';
import { Booking } from '../booking.entity.js';

export interface BookingFilter {
  /** On the venue's calendar. */
  readonly days: 'all' | { readonly on: string } | { readonly from: string };
  /** In a guest's name, e-mail, phone number or confirmation code. */
  readonly search: string;
  /** Only these, of the times that a guide leads. */
  readonly slotIds?: readonly string[];
  /** Only those with a payment that a bank took back and has not decided on. */
  readonly disputed?: boolean;
}

export interface BookingOrder {
  readonly sort: BookingSort;
  readonly direction: SortDirection;
}

/** The same order on every machine; the id breaks ties. An index has the first two, the others are computed per row. */
const NAME = ['search_form(b.last_name) COLLATE "C"', 'search_form(b.first_name) COLLATE "C"'];
const lower = (column: string): string => `lower(b.${column} COLLATE "pg_c_utf8")`;
const TIES = [lower('last_name'), lower('first_name')];
const SORTS: Readonly<Record<BookingSort, readonly string[]>> = {
  START: ['b.startsAt', ...TIES],
  GUEST: NAME,
  TOUR: [lower('tour_name'), 'b.startsAt', ...TIES],
  GUESTS: ['b.guests'],
  CODE: ['b.confirmationCode'],
};

export interface BookingCount {
  readonly total: number;
  readonly guests: number;
}

@Injectable()
export class BookingList {
  constructor(private readonly dataSource: DataSource) {}

  async page(filter: BookingFilter, order: BookingOrder, first: number, offset: number): Promise<Booking[]> {
    const sorted = sortRows(this.matching(filter), [...SORTS[order.sort], 'b.id'], order.direction);
    return sorted.limit(first).offset(offset).getMany();
  }

  /** Bookings on all pages, and guests without those of canceled bookings. */
  async count(filter: BookingFilter): Promise<BookingCount> {
    const count = await this.matching(filter)
      .select('count(*)::integer', 'total')
      .addSelect(`coalesce(sum(b.guests) FILTER (WHERE b.status <> 'cancelled'), 0)::integer`, 'guests')
      .getRawOne<BookingCount>();
    return count ?? { total: 0, guests: 0 };
  }

  private matching({ days, search, slotIds, disputed }: BookingFilter): SelectQueryBuilder<Booking> {
    const all = this.dataSource.createQueryBuilder(Booking, 'b').where('true');
    if (days !== 'all') {
      if ('on' in days) all.andWhere('b.tourDate = :on', days);
      else all.andWhere('b.tourDate >= :from', days);
    }
    if (slotIds !== undefined) all.andWhere('b.slotId = ANY(:slotIds)', { slotIds });
    if (disputed) all.andWhere(`b.id IN (${withOpenDispute('booking_id')})`);
    return search === '' ? all : all.andWhere(...matchSearch('b.searched', search));
  }
}
