import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { daysInWords } from '../../admin/reports/report-days.js';
import { Report } from '../../admin/reports/report-page.js';
import { Text } from '../../design/type/text.js';
import { StaffTakingsDocument } from '../../generated/staff-operations.js';
import type { MoneyPlace } from './money-address.js';
import { Rankings } from './rankings.js';
import { useMoneyNames } from './takings.js';
import { TakingsFigures } from './takings-figures.js';
import { TakingsPicture } from './takings-picture.js';
import { TakingsTable } from './takings-table.js';

/** What came in: figures, a picture, the same as a table, and by tender, channel, tour and product. */
export function TakingsReport({ place }: { readonly place: MoneyPlace }) {
  const { from, to, channel } = place;
  const names = useMoneyNames();
  const query = useAdminQuery(StaffTakingsDocument, { from, to, channel: channel || null });
  const answer = query.data?.takings;
  const takings = answer?.__typename === 'Takings' ? answer : undefined;
  if (!takings) {
    return (
      <AdminSection title="Takings" busy={query.isLoading}>
        {query.isLoading ? (
          <ListLoading label="takings" />
        ) : (
          <ListFailed label="takings" onRetry={() => void query.reload()} />
        )}
      </AdminSection>
    );
  }
  const shown = { ...place, from: takings.from, to: takings.to };
  const isEmpty = takings.days.every(({ __typename, date, ...cents }) =>
    Object.values(cents).every((each) => each === 0),
  );
  return (
    <Report aria-busy={query.isLoading}>
      {query.hasFailed ? <ListFailed label="latest takings" onRetry={() => void query.reload()} /> : null}
      <TakingsFigures takings={takings} place={shown} />
      {isEmpty ? (
        <AdminSection title="Takings by day">
          <AdminSectionBody>
            <p role="status">Nothing came in and nothing went back, {daysInWords(shown.from, shown.to)}.</p>
          </AdminSectionBody>
        </AdminSection>
      ) : (
        <>
          <AdminSection title="Takings by day">
            <AdminSectionBody>
              <TakingsPicture days={takings.days} />
              <Text kind="small" soft>
                Refunds hang below the line, on the day that they were given. The table says the same.
              </Text>
            </AdminSectionBody>
          </AdminSection>
          <TakingsTable takings={takings} place={shown} />
          <Rankings takings={takings} place={shown} names={names} />
        </>
      )}
    </Report>
  );
}
