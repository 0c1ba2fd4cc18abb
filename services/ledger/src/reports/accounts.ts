/** SQL condition: the money received, less what is owed back. What a bank took back in a dispute was received: it is in an account of its own. */
export const MONEY = `account IN ('cash', 'card', 'refunds_due', 'disputes')`;

/** SQL condition: cards that the payment provider charges, without the reader at the door. */
export const BY_PROVIDER = `account = 'card' AND tender = 'card'`;

/** SQL condition: sales, and money that is due for them. */
export const SOLD = `NOT ${MONEY} AND cause <> 'earned'`;

/** An SQL condition for the accounts that count as earned. */
export const EARNED = `account IN ('tours', 'food', 'goods', 'shipping')`;

/** SQL: how a line changes `voucher_liability`. Every line has one of these, so they add up from opening to closing. */
export const VOUCHER_MOVE = `CASE
  WHEN cause = 'voucher_issued' THEN 'ISSUED' WHEN cause = 'voucher_credited' THEN 'CREDITED' WHEN cause = 'voucher_cashed' THEN 'CASHED'
  WHEN cause = 'corrected' THEN 'CORRECTED'
  WHEN tender = 'voucher' THEN CASE WHEN cents > 0 THEN 'REDEEMED' ELSE 'RETURNED' END
  WHEN cents > 0 THEN 'VOIDED' ELSE 'SOLD' END`;
