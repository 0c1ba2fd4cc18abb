import { z } from 'zod';
import { ACCOUNTS, type Account } from '../money-moved.js';

/** Names of the accounts in QuickBooks Online. */
export type JournalAccounts = Readonly<Record<Account, string>>;

/** QuickBooks Online counts the parent accounts too. */
const MAX_NAME = 100;

const OWN_NAMES: JournalAccounts = {
  cash: 'Cash on hand',
  card: 'Card clearing',
  voucher_liability: 'Vouchers outstanding',
  receivable: 'Accounts receivable - visits',
  deferred_visits: 'Deferred visits',
  deferred_goods: 'Deferred goods',
  tours: 'Sales - tours',
  goods: 'Sales - goods',
  food: 'Sales - food',
  shipping: 'Sales - shipping',
  tax_payable: 'Sales tax payable',
  refunds_due: 'Refunds due',
  over_short: 'Cash over and short',
  goodwill: 'Goodwill',
};

const isAccount = (name: string): name is Account => (ACCOUNTS as readonly string[]).includes(name);

/** E.g. `cash=Petty cash;card=Bank:Card clearing`. Missing accounts keep Hilltop's names. */
export const journalAccountsVariable = z
  .string()
  .default('')
  .transform((text, context): JournalAccounts => {
    const names = { ...OWN_NAMES };
    for (const part of text.split(';').filter((each) => each.trim() !== '')) {
      const [account = '', name = ''] = part.split(/=(.*)/s).map((each) => each.trim());
      if (!isAccount(account)) {
        context.addIssue({ code: 'custom', message: `"${account}" is none of ${ACCOUNTS.join(', ')}` });
      } else if (name === '' || name.length > MAX_NAME) {
        context.addIssue({ code: 'custom', message: `the name of ${account} must have 1 to ${MAX_NAME} characters` });
      } else names[account] = name;
    }
    return names;
  });
