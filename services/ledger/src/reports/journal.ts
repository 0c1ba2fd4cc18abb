import { ACCOUNT_CODES, ACCOUNTS, type Account } from '@hilltop/contracts/house/accounts';
import { formatCents } from '@hilltop/platform/values/cents';
import { z } from 'zod';

/** Those of the books, and cards that the reader at the door takes: another provider may pay them out. */
const JOURNAL_ACCOUNTS = [...ACCOUNT_CODES, 'card_reader'] as const;
type JournalAccount = (typeof JOURNAL_ACCOUNTS)[number];

/** Names of the accounts in QuickBooks Online. */
type JournalAccounts = Readonly<Record<JournalAccount, string>>;

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

/** Sums by account and day. Every movement adds up to 0 on one day, so each day does too. $1 and $2 dates. */
export const JOURNAL = `
  SELECT to_char(business_date, 'YYYY-MM-DD') AS date, CASE WHEN account = 'card' AND tender = 'card_reader' THEN tender ELSE account END AS account,
    sum(cents)::float8 AS cents
  FROM money_lines WHERE business_date BETWEEN $1::date AND $2::date GROUP BY 1, 2 HAVING sum(cents) <> 0 ORDER BY 1, 2`;

interface Sum {
  readonly date: string;
  readonly account: string;
  readonly cents: number;
}

/** An entry of QuickBooks Online. @param names of the accounts in its chart of accounts */
export function journalRow({ date, account, cents }: Sum, names: JournalAccounts) {
  const [year, month, day] = date.split('-');
  return {
    JournalNo: `HT-${date}`,
    JournalDate: `${month}/${day}/${year}`,
    AccountName: isAccount(account) ? names[account] : account,
    Debits: cents > 0 ? formatCents(cents) : null,
    Credits: cents < 0 ? formatCents(-cents) : null,
    Description: `Hilltop, ${date}`,
  };
}
