const ACCOUNTS: Readonly<Record<string, string>> = {
  cash: 'Cash',
  card: 'Card',
  voucher_liability: 'Vouchers outstanding',
  receivable: 'Receivable',
  deferred_visits: 'Deferred visits',
  deferred_goods: 'Deferred goods',
  tours: 'Tours',
  goods: 'Goods',
  food: 'Food',
  shipping: 'Shipping',
  donations: 'Gifts',
  tax_payable: 'Tax payable',
  refunds_due: 'Refunds due',
  disputes: 'Disputed payments',
  over_short: 'Over and short',
  goodwill: 'Goodwill',
};
const WORDS: Readonly<Record<string, string>> = {
  card: 'Card',
  card_reader: 'Card at the door',
  cash: 'Cash',
  site: 'Site',
  door: 'Door',
  tour: 'Tour',
  goods: 'Goods',
  donation: 'Gift',
  paid: 'Paid',
  changed: 'Changed',
  refund_requested: 'Refund',
  refund_settled: 'Refund sent',
  refund_failed: 'Refund that came back',
  disputed: 'Disputed by the bank',
  dispute_won: 'Dispute won',
  returned: 'Unmatched payment, returned',
  earned: 'Earned',
  corrected: 'Correcting entry',
};

function plain(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');
}

export function accountWords(account: string): string {
  return ACCOUNTS[account] ?? plain(account);
}

export function moneyWords(code: string): string {
  return WORDS[code] ?? plain(code);
}
