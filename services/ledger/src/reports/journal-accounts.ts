import { ACCOUNT_CODES, ACCOUNTS, type Account } from '@hilltop/contracts/house/accounts';
import { z } from 'zod';

/** Those of the books, and cards that the reader at the door takes: another provider may pay them out. */
const JOURNAL_ACCOUNTS = [...ACCOUNT_CODES, 'card_reader'] as const;
type JournalAccount = (typeof JOURNAL_ACCOUNTS)[number];

/** Names of the accounts in QuickBooks Online. */
export type JournalAccounts = Readonly<Record<JournalAccount, string>>;

/** QuickBooks Online counts the parent accounts too. */
const MAX_NAME = 100;

const isAccount = (name: string): name is JournalAccount => (JOURNAL_ACCOUNTS as readonly string[]).includes(name);

/** E.g. `cash=Petty cash;card=Bank:Card clearing`. Missing accounts keep Hilltop's names; `card_reader` has that of `card`. */
export const journalAccountsVariable = z
  .string()
  .default('')
  .transform((text, context): JournalAccounts => {
    const own = ACCOUNT_CODES.map((code) => [code, ACCOUNTS[code].quickBooks]);
    const names: Record<Account, string> & { card_reader?: string } = Object.fromEntries(own);
    for (const part of text.split(';').filter((each) => each.trim() !== '')) {
      const [account = '', name = ''] = part.split(/=(.*)/s).map((each) => each.trim());
      if (!isAccount(account)) {
        context.addIssue({ code: 'custom', message: `"${account}" is none of ${JOURNAL_ACCOUNTS.join(', ')}` });
      } else if (name === '' || name.length > MAX_NAME) {
        context.addIssue({ code: 'custom', message: `the name of ${account} must have 1 to ${MAX_NAME} characters` });
      } else names[account] = name;
    }
    return { ...names, card_reader: names.card_reader ?? names.card };
  });
