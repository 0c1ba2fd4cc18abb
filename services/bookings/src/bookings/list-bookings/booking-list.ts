import { readConfirmationCode } from '@hilltop/contracts/ticket/confirmation-code';
import { containsPattern } from '@hilltop/platform/database/contains-pattern';
import { type SortDirection, sortRows } from '@hilltop/platform/database/sort-rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { BookingSort } from '../../generated/schema-types.js';
import { Booking } from '../booking.entity.js';

export interface BookingFilter {
  /** Which days, on the venue's calendar. */
  readonly days: 'all' | { readonly on: string } | { readonly from: string };
  /** Part of a guest's name, e-mail, phone number or confirmation code; empty for all. */
  readonly search: string;
  /** Account of a guide: only the times that this guide leads. */
  readonly guideId?: string;
}

export interface BookingOrder {
  readonly sort: BookingSort;
  readonly direction: SortDirection;
}

/** Sort keys; the id breaks ties. */
const NAME = ['lower(b.lastName)', 'lower(b.firstName)'];
const SORTS: Readonly<Record<BookingSort, readonly string[]>> = {
  START: ['b.startsAt', ...NAME],
  GUEST: NAME,
  TOUR: ['lower(b.tourName)', 'b.startsAt', ...NAME],
  GUESTS: ['b.groupSize'],
  CODE: ['b.confirmationCode'],
};

export interface BookingCount {
  readonly total: number;
  readonly guests: number;
}

/** An index of trigrams finds no shorter text. */
const FEWEST_DIGITS = 3;

/** The digits of a text that is a part of a phone number, as people write one. */
function phoneDigits(search: string): string | undefined {
  const digits = search.replace(/\D/g, '');
  return /^[\d\s()+./-]+$/.test(search) && digits.length >= FEWEST_DIGITS ? digits : undefined;
}

/** Bookings for the list in admin. */
@Injectable()
export class BookingList {
  constructor(private readonly dataSource: DataSource) {}

  /** One page. */
  async page(filter: BookingFilter, order: BookingOrder, first: number, offset: number): Promise<Booking[]> {
    const sorted = sortRows(this.matching(filter), [...SORTS[order.sort], 'b.id'], order.direction);
    return sorted.limit(first).offset(offset).getMany();
  }

  /** Number of bookings on all pages, and of guests without cancelled bookings. */
  async count(filter: BookingFilter): Promise<BookingCount> {
    const count = await this.matching(filter)
      .select('count(*)::integer', 'total')
      .addSelect(`coalesce(sum(b.groupSize) FILTER (WHERE b.status <> 'cancelled'), 0)::integer`, 'guests')
      .getRawOne<BookingCount>();
    return count ?? { total: 0, guests: 0 };
  }

  private matching({ days, search, guideId }: BookingFilter): SelectQueryBuilder<Booking> {
    const all = this.dataSource.createQueryBuilder(Booking, 'b').where('true');
    if (days !== 'all') {
      if ('on' in days) all.andWhere('b.tourDate = :on', days);
      else all.andWhere('b.tourDate >= :from', days);
    }
    if (guideId !== undefined) {
      all.andWhere('b.slotId IN (SELECT s.id FROM slots s WHERE s.guide_id = :guideId)', { guideId });
    }
    if (search === '') return all;
    const like = containsPattern(search);
    const code = readConfirmationCode(search);
    // Each of them has an index, which a condition that no index serves would make useless.
    const found = [`b.firstName || ' ' || b.lastName`, 'b.email', 'b.confirmationCode'].map(
      (text) => `${text} ILIKE :like`,
    );
    if (code !== undefined) found.push('b.confirmationCode = :code');
    const digits = phoneDigits(search);
    if (digits !== undefined) found.push(String.raw`regexp_replace(b.phone, '\D', '', 'g') LIKE :digits`);
    return all.andWhere(`(${found.join(' OR ')})`, { like, code, digits: digits && containsPattern(digits) });
  }
}
