import { EARNED_ACCOUNTS, MONEY_ACCOUNTS } from '@hilltop/contracts/house/accounts';

const isOneOf = (accounts: readonly string[]) => `account IN (${accounts.map((code) => `'${code}'`).join(', ')})`;

/** SQL condition: the money received, less what is owed back. What a bank took back in a dispute was received: it is in an account of its own. */
export const MONEY = isOneOf(MONEY_ACCOUNTS);

/** SQL condition: cards that the payment provider charges, without the reader at the door. */
export const BY_PROVIDER = `account = 'card' AND tender = 'card'`;

/** SQL condition: sales, and money that is due for them. */
export const SOLD = `NOT ${MONEY} AND cause <> 'earned'`;

/** SQL conditions for what the tax report adds up: what was sold under a tax code, what of it was taxed at a rate or not, and the tax. */
export const TAX_FIGURES = {
  SOLD: `account <> 'tax_payable' AND tax_code IS NOT NULL AND ${SOLD}`,
  TAXABLE: `account <> 'tax_payable' AND tax_rate IS NOT NULL AND ${SOLD}`,
  EXEMPT: `account <> 'tax_payable' AND tax_code IS NOT NULL AND tax_rate IS NULL AND ${SOLD}`,
  TAX: `account = 'tax_payable'`,
} as const;

/** An SQL condition for the accounts that count as earned. */
export const EARNED = isOneOf(EARNED_ACCOUNTS);

/** SQL: how a line changes `voucher_liability`. Every line has one of these, so they add up from opening to closing. */
export const VOUCHER_MOVE = `CASE
  WHEN cause = 'voucher_issued' THEN 'ISSUED' WHEN cause = 'voucher_credited' THEN 'CREDITED' WHEN cause = 'voucher_cashed' THEN 'CASHED'
  WHEN cause = 'corrected' THEN 'CORRECTED'
  WHEN tender = 'voucher' THEN CASE WHEN cents > 0 THEN 'REDEEMED' ELSE 'RETURNED' END
  WHEN cents > 0 THEN 'VOIDED' ELSE 'SOLD' END`;
