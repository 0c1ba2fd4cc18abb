import { styled } from 'styled-components';
import { TodayArrivalsDocument } from '../../generated/staff-operations.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { nameOf } from '../../kit/lib/names.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';

const List = styled.ul`
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-1) var(--s-3); padding: var(--s-2) var(--s-4); border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; }
  b { font-weight: 600; overflow-wrap: anywhere; }
  li > span { text-align: end; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); overflow-wrap: anywhere; }
`;

const NO_ARRIVALS = 'No bookings for the next start.';
/** Guides see the parties of their own times only. */
const NO_ARRIVALS_FOR_GUIDE = 'No bookings for the next start, or it is not one that you lead.';

interface ArrivalsSectionProps {
  /** YYYY-MM-DD */
  readonly date: string;
  /** In ms since 1970. */
  readonly start: number;
}

export function ArrivalsSection({ date, start }: ArrivalsSectionProps) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(TodayArrivalsDocument, { date });
  const parties = (data?.bookings?.bookings ?? []).filter(
    ({ status, startsAt }) => status === 'confirmed' && Date.parse(startsAt) === start,
  );
  const [first] = parties;
  const none = useRole() === 'guide' ? NO_ARRIVALS_FOR_GUIDE : NO_ARRIVALS;
  return (
    <AdminSection
      title={first ? `Next arrivals, ${first.tourTime}` : 'Next arrivals'}
      busy={isLoading}
      tools={<ToolLink to="/admin?tab=bookings">Bookings of the day</ToolLink>}
    >
      {hasFailed ? <ListFailed label="arrivals" onRetry={() => void reload()} /> : null}
      {first || isLoading || hasFailed ? null : (
        <AdminSectionBody>
          <p>{none}</p>
        </AdminSectionBody>
      )}
      <List aria-label="Next arrivals">
        {parties.map(({ id, confirmationCode, firstName, lastName, party, tourName, specialRequests }) => (
          <li key={id}>
            <div>
              <b>{nameOf({ firstName, lastName })}</b>
              <small>{[tourName, specialRequests].filter(Boolean).join('. ')}</small>
            </div>
            <span>
              {party}
              <small>{confirmationCode}</small>
            </span>
          </li>
        ))}
      </List>
    </AdminSection>
  );
}
