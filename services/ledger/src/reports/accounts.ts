/** SQL condition: the house's money, less what it owes back. The sum of these lines came in. */
export const MONEY = `account IN ('cash', 'card', 'refunds_due')`;

/** SQL condition: cards that the payment provider charges. The reader at the door is not its. */
export const BY_PROVIDER = `account = 'card' AND tender = 'card'`;

/** SQL condition: what was sold, and the money of it that is not here yet. */
export const SOLD = `NOT ${MONEY} AND cause <> 'earned'`;

/** SQL condition: what the house has earned. */
export const EARNED = `account IN ('tours', 'food', 'goods', 'shipping')`;

/** SQL: what a line of `voucher_liability` does to it. Every line does one of these, so that they lead from the opening to the closing. */
export const VOUCHER_MOVE = `CASE
  WHEN cause = 'voucher_issued' THEN 'ISSUED' WHEN cause = 'voucher_cashed' THEN 'CASHED'
  WHEN tender = 'voucher' THEN CASE WHEN cents > 0 THEN 'REDEEMED' ELSE 'RETURNED' END
  WHEN cents > 0 THEN 'VOIDED' ELSE 'SOLD' END`;
