import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { daysInWords } from '../../admin/reports/report-days.js';
import { ReportTable, TableBox } from '../../admin/reports/report-table.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { Text } from '../../design/type/text.js';
import { StaffBalancesDocument } from '../../generated/staff-operations.js';
import { dateAfter } from '../../lib/venue-dates.js';
import { Amount } from './amount.js';
import { type MoneyPlace, moneySearch } from './money-address.js';
import { accountWords } from './money-words.js';

const headings = ['At the beginning', 'Debits', 'Credits', 'At the end'] as const;

/** What is deferred and what was earned, with every other account: what it had, what moved, and what it has. */
export function BalancesSection({ place }: { readonly place: MoneyPlace }) {
  const { from, to } = place;
  const query = useAdminQuery(StaffBalancesDocument, { from, to });
  const answer = query.data?.accountBalances;
  const accounts = answer?.__typename === 'AccountBalances' ? answer.accounts : undefined;
  const title = `Accounts, ${daysInWords(from, to)}`;
  return (
    <AdminSection title="Deferred and earned" busy={query.isLoading}>
      {!accounts && query.isLoading ? <ListLoading label="accounts" /> : null}
      {query.hasFailed ? <ListFailed label="accounts" onRetry={() => void query.reload()} /> : null}
      {accounts ? (
        <>
          <TableBox role="region" aria-label={`${title}, table`} tabIndex={0}>
            <ReportTable>
              <VisuallyHidden as="caption">{title}</VisuallyHidden>
              <thead>
                <tr>
                  <th scope="col">Account</th>
                  {headings.map((heading) => (
                    <th key={heading} scope="col" data-align="end">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {accounts.map(({ account, openingCents, debitCents, creditCents, closingCents }) => {
                  const all = { ...place, channel: '' };
                  const lines = moneySearch({ ...all, lines: `account:${account}` });
                  const sofar = { ...all, lines: `balance:${account}` };
                  const before = dateAfter(from, -1);
                  return (
                    <tr key={account}>
                      <th scope="row">{accountWords(account)}</th>
                      <td data-align="end">
                        <Amount cents={openingCents} to={moneySearch({ ...sofar, from: before, to: before })} />
                      </td>
                      <td data-align="end">
                        <Amount cents={debitCents} to={lines} />
                      </td>
                      <td data-align="end">
                        <Amount cents={creditCents} to={lines} />
                      </td>
                      <td data-align="end">
                        <Amount cents={closingCents} to={moneySearch(sofar)} />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </ReportTable>
          </TableBox>
          <AdminSectionBody>
            <Text kind="small" soft>
              Deferred is paid, and its visit or its goods are still to come. A visit is earned when it has started,
              also when nobody came. A debit is positive, a credit negative.
            </Text>
          </AdminSectionBody>
        </>
      ) : null}
    </AdminSection>
  );
}
