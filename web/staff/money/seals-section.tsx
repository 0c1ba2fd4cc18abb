import { styled } from 'styled-components';
import { StaffSealsDocument, type StaffSealsQuery } from '../../generated/staff-operations.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { longDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import type { MoneyPlace } from './money-address.js';

const Facts = styled.dl`
  display: grid;
  gap: 0 var(--s-4);
  margin: var(--s-3) 0;
  dt { font-size: var(--t-2); color: var(--fg-soft); }
  dd { margin: 0 0 var(--s-2); font-family: monospace; font-size: var(--t-2); overflow-wrap: anywhere; }
`;

/** Which days are sealed against unnoticed changes, and what an auditor needs to verify it (product.md §17). */
export function SealsSection({ place: { from, to } }: { readonly place: MoneyPlace }) {
  const query = useAdminQuery(StaffSealsDocument, { date: to });
  const { data } = query;
  const newest = data?.seals.newest;
  const isDay = from === to;
  return (
    <AdminSection title="Sealed days" busy={query.isLoading}>
      {!data && query.isLoading ? <ListLoading label="sealed days" /> : null}
      {query.hasFailed ? <ListFailed label="sealed days" onRetry={() => void query.reload()} /> : null}
      {data ? (
        <AdminSectionBody>
          <p>{sealedThrough(data.seals)}</p>
          {isDay && newest ? <p>{sealOfDay(to, data.sealedDay, data.seals.firstDate)}</p> : null}
          <Facts>
            {isDay && data.sealedDay ? <Fact name="Hash of this day" value={data.sealedDay.hash} /> : null}
            {newest && !(isDay && newest.date === to) ? <Fact name="Newest hash" value={newest.hash} /> : null}
            {data.seals.publicKeys.map((key) => (
              <Fact key={key} name="Public key" value={key} />
            ))}
          </Facts>
          <Text kind="small" soft>
            The lines of a sealed day are signed. Later corrections are on the day they are made, and say so. Give an
            auditor the public key yourself.
          </Text>
        </AdminSectionBody>
      ) : null}
    </AdminSection>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type Seals = StaffSealsQuery['seals'];
type SealedDay = NonNullable<StaffSealsQuery['sealedDay']>;

/** The last sealed day, in words. */
export function sealedThrough({ firstDate, newest }: Pick<Seals, 'firstDate' | 'newest'>): string {
  if (!firstDate || !newest)
    return 'No day is sealed yet. A day is sealed at 3 AM after it, the first once the books are a day old.';
  if (firstDate === newest.date) return `Sealed: ${longDate(newest.date)}, the first day.`;
  return `Sealed through ${longDate(newest.date)}, from ${longDate(firstDate)} on.`;
}

/** Whether the shown day is sealed. */
export function sealOfDay(date: string, day: SealedDay | null, firstDate: string | null): string {
  if (day) {
    const lines = day.lineCount === 1 ? '1 line' : `${day.lineCount.toLocaleString('en-US')} lines`;
    return `${longDate(date)} was sealed with ${lines} on ${venueDateTime(day.sealedAt)}.`;
  }
  if (firstDate && date < firstDate) return `${longDate(date)} is before the first sealed day.`;
  return `${longDate(date)} is not sealed.`;
}
