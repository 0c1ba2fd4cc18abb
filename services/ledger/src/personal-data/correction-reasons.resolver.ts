import { rowLoader } from '@hilltop/platform/database/row-loader';
import { Injectable } from '@nestjs/common';
import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';

interface Sold {
  readonly id: string;
}

/** What an erasure blanks. $1 ids of bookings, orders and vouchers. */
const REASONS = `
  SELECT moved.source_id AS id, array_agg(c.reason ORDER BY c.at, c.movement_id) AS reasons
  FROM (SELECT DISTINCT movement_id, source_id FROM money_lines WHERE source_id = ANY($1::uuid[])) moved
  JOIN corrections c ON c.corrects = moved.movement_id
  WHERE c.reason <> '' GROUP BY moved.source_id`;

/** Batched per response. */
@Injectable()
export class CorrectionReasons {
  private readonly loader = rowLoader<Sold & { readonly reasons: string[] }>((ids) =>
    this.dataSource.query(REASONS, [ids]),
  );

  constructor(private readonly dataSource: DataSource) {}

  async of(id: string): Promise<string[]> {
    return (await this.loader.load(id))?.reasons ?? [];
  }
}

class SoldResolver {
  constructor(private readonly reasons: CorrectionReasons) {}

  @ResolveReference()
  resolve(@Parent() sold: Sold): Sold {
    return sold;
  }

  @ResolveField('correctionReasons')
  correctionReasons(@Parent() { id }: Sold): Promise<string[]> {
    return this.reasons.of(id);
  }
}

@Resolver('Booking')
class BookingReasonsResolver extends SoldResolver {
  constructor(reasons: CorrectionReasons) {
    super(reasons);
  }
}

@Resolver('Order')
class OrderReasonsResolver extends SoldResolver {
  constructor(reasons: CorrectionReasons) {
    super(reasons);
  }
}

@Resolver('StaffVoucher')
class VoucherReasonsResolver extends SoldResolver {
  constructor(reasons: CorrectionReasons) {
    super(reasons);
  }
}

/** Serves the export of what is stored of a person: the books know ids alone, so they add to what bookings and orders find. */
export const correctionReasons = [
  CorrectionReasons,
  BookingReasonsResolver,
  OrderReasonsResolver,
  VoucherReasonsResolver,
];
