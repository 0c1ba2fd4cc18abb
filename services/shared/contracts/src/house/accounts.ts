interface AccountFacts {
  /** What the panel calls it. */
  readonly words: string;
  /** Its name in QuickBooks Online, where the house gives it no other. */
  readonly quickBooks: string;
  /** Whether it is what the house has earned. */
  readonly isEarned?: true;
  /** Whether it is money received, or what of it is owed back: their sum is what was taken in. */
  readonly isMoney?: true;
}

/** The accounts of the books (product.md §17). */
export const ACCOUNTS = {
  cash: { words: 'Cash', quickBooks: 'Cash on hand', isMoney: true },
  card: { words: 'Card', quickBooks: 'Card clearing', isMoney: true },
  /** Checks and transfers. */
  bank: { words: 'Checks and transfers', quickBooks: 'Undeposited funds', isMoney: true },
  voucher_liability: { words: 'Vouchers outstanding', quickBooks: 'Vouchers outstanding' },
  receivable: { words: 'Receivable', quickBooks: 'Accounts receivable - visits' },
  deferred_visits: { words: 'Deferred visits', quickBooks: 'Deferred visits' },
  deferred_goods: { words: 'Deferred goods', quickBooks: 'Deferred goods' },
  tours: { words: 'Tours', quickBooks: 'Sales - tours', isEarned: true },
  goods: { words: 'Goods', quickBooks: 'Sales - goods', isEarned: true },
  food: { words: 'Food', quickBooks: 'Sales - food', isEarned: true },
  shipping: { words: 'Shipping', quickBooks: 'Sales - shipping', isEarned: true },
  donations: { words: 'Gifts', quickBooks: 'Gifts', isEarned: true },
  tax_payable: { words: 'Tax payable', quickBooks: 'Sales tax payable' },
  refunds_due: { words: 'Refunds due', quickBooks: 'Refunds due', isMoney: true },
  /** What a bank took back was received. */
  disputes: { words: 'Disputed payments', quickBooks: 'Disputed payments', isMoney: true },
  over_short: { words: 'Over and short', quickBooks: 'Cash over and short' },
  goodwill: { words: 'Goodwill', quickBooks: 'Goodwill' },
  /** What was owed on account and will not be paid. */
  bad_debts: { words: 'Bad debts', quickBooks: 'Bad debts' },
} as const satisfies Readonly<Record<string, AccountFacts>>;

export type Account = keyof typeof ACCOUNTS;

export const ACCOUNT_CODES = Object.keys(ACCOUNTS) as [Account, ...Account[]];

export const EARNED_ACCOUNTS = ACCOUNT_CODES.filter((code) => 'isEarned' in ACCOUNTS[code]);

export const MONEY_ACCOUNTS = ACCOUNT_CODES.filter((code) => 'isMoney' in ACCOUNTS[code]);

/** What a line of the books is paid for, and what the panel calls it. */
export const PAID_FOR = {
  tour: 'Tour',
  food: 'Food',
  goods: 'Goods',
  shipping: 'Shipping',
  tax: 'Tax',
  voucher: 'Voucher',
  donation: 'Gift',
} as const;

export const PAID_FOR_CODES = Object.keys(PAID_FOR) as [keyof typeof PAID_FOR, ...(keyof typeof PAID_FOR)[]];
