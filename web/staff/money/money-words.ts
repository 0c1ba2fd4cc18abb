import { ACCOUNTS, type Account, PAID_FOR } from '../../../services/shared/contracts/src/house/accounts.js';

const WORDS: Readonly<Record<string, string>> = {
  ...PAID_FOR,
  card: 'Card',
  card_reader: 'Card at the door',
  cash: 'Cash',
  check: 'Check',
  transfer: 'Transfer',
  site: 'Site',
  door: 'Door',
  group: 'Groups',
  paid: 'Paid',
  changed: 'Changed',
  refund_requested: 'Refund',
  refund_settled: 'Refund sent',
  refund_failed: 'Refund that came back',
  disputed: 'Disputed by the bank',
  dispute_won: 'Dispute won',
  returned: 'Unmatched payment, returned',
  group_received: 'Received',
  group_reversed: 'Did not come',
  group_refunded: 'Paid back',
  group_invoiced: 'Invoiced',
  group_credited: 'Credited',
  group_written_off: 'Written off',
  group_billed: 'Billed',
  earned: 'Earned',
  corrected: 'Correcting entry',
};

function plain(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');
}

export function accountWords(account: string): string {
  return account in ACCOUNTS ? ACCOUNTS[account as Account].words : plain(account);
}

export function moneyWords(code: string): string {
  return WORDS[code] ?? plain(code);
}
