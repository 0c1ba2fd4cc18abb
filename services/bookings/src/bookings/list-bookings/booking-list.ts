import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Booking } from '../booking.entity.js';

export interface BookingFilter {
  /** The one day, or the first of all days to come. YYYY-MM-DD on the venue's calendar. */
  readonly date: string;
  /** Whether the days after it belong to it. */
  readonly onwards: boolean;
  /** Part of a guest's name, e-mail or confirmation code; empty for all. */
  readonly search: string;
}

export interface BookingCount {
  readonly total: number;
  readonly guests: number;
}

/** The bookings as the desk looks them up. */
@Injectable()
export class BookingList {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of them, by start, then by the guest's name. */
  async page(filter: BookingFilter, first: number, offset: number): Promise<Booking[]> {
    return this.matching(filter)
      .orderBy('b.startsAt')
      .addOrderBy('lower(b.lastName)')
      .addOrderBy('lower(b.firstName)')
      .addOrderBy('b.id')
      .limit(first)
      .offset(offset)
      .getMany();
  }

  /** How many there are on all pages, and how many guests they bring. */
  async count(filter: BookingFilter): Promise<BookingCount> {
    const count = await this.matching(filter)
      .select('count(*)::integer', 'total')
      .addSelect('coalesce(sum(b.groupSize), 0)::integer', 'guests')
      .getRawOne<BookingCount>();
    return count ?? { total: 0, guests: 0 };
  }

  private matching({ date, onwards, search }: BookingFilter): SelectQueryBuilder<Booking> {
    const all = this.dataSource
      .createQueryBuilder(Booking, 'b')
      .where(onwards ? 'b.tourDate >= :date' : 'b.tourDate = :date', { date });
    if (search === '') return all;
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const name = `b.firstName || ' ' || b.lastName`;
    return all.andWhere(`(${name} ILIKE :like OR b.email ILIKE :like OR b.confirmationCode ILIKE :like)`, { like });
  }
}
