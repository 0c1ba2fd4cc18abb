import type { VoucherMove } from '../generated/schema-types.js';
import { VOUCHER_MOVE } from './accounts.js';

const moved = (move: VoucherMove) => `coalesce(-sum(cents) FILTER (WHERE ${VOUCHER_MOVE} = '${move}'), 0)::float8`;

/** Sums lines alone, as a check on the balances in orders. $1 and $2 dates. */
export const VOUCHERS = `
  WITH moved AS (
    SELECT day, ${moved('SOLD')} AS sold, ${moved('ISSUED')} AS issued, ${moved('CREDITED')} AS credited,
      ${moved('REDEEMED')} AS redeemed, ${moved('CORRECTED')} AS corrected,
      ${moved('RETURNED')} AS returned, ${moved('CASHED')} AS cashed, ${moved('VOIDED')} AS voided,
      coalesce(-sum(cents), 0)::float8 AS cents
    FROM generate_series($1::date, $2::date, interval '1 day') AS day
    LEFT JOIN money_lines ON business_date = day::date AND account = 'voucher_liability'
    GROUP BY day
  ), closed AS (
    SELECT *, (sum(cents) OVER (ORDER BY day) + coalesce((SELECT -sum(cents) FROM money_lines
      WHERE account = 'voucher_liability' AND business_date < $1::date), 0))::float8 AS closing FROM moved
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, closing - cents AS opening, sold, issued, credited,
    redeemed, returned, cashed, voided, corrected, closing FROM closed ORDER BY day`;
