import type { ReactNode } from 'react';
import { type OpenPaymentLinkFragment as Link, OpenPaymentLinksDocument } from '../../generated/staff-operations.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { nameOf } from '../../kit/lib/names.js';
import { shortDate, writtenOut } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminSection } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';

/** The page of a link's row, where it is corrected, mailed again and released. */
export function pathOfLink({ email }: Pick<Link, 'email'>): string {
  return `/admin/book?search=${encodeURIComponent(email ?? '')}`;
}

const columns: readonly Column<Link>[] = [
  { id: 'guest', label: 'Caller', place: 'name', cell: nameOf },
  { id: 'phone', label: 'Phone', place: 'line', whole: true, cell: ({ phone }) => phone },
  { id: 'email', label: 'E-mail', place: 'line', cell: ({ email }) => email },
  {
    id: 'visit',
    label: 'Visit',
    place: 'line',
    cell: ({ tourDate, tourTime, tourName, party }) => `${shortDate(tourDate)}, ${tourTime}, ${tourName}, ${party}`,
  },
  { id: 'until', label: 'Held until', place: 'line', cell: ({ payUntil }) => writtenOut(payUntil) },
];

interface OpenPaymentLinksProps {
  readonly search: string;
  /** What can be done with one; by default, a link to its row. */
  readonly action?: (link: Link) => ReactNode;
}

/** Callers whom a search finds and who have not paid yet. Nothing, when there are none. */
export function OpenPaymentLinks({ search, action }: OpenPaymentLinksProps) {
  const { data, hasFailed, reload } = useAdminQuery(OpenPaymentLinksDocument, { search });
  const links = data?.paymentLinks ?? [];
  if (links.length === 0 && !hasFailed) return null;
  const open = (link: Link): ReactNode => (
    <ToolLink to={pathOfLink(link)} aria-label={`Open the payment link of ${nameOf(link)}`}>
      Open
    </ToolLink>
  );
  return (
    <AdminSection title="Not paid yet">
      {hasFailed ? <ListFailed label="payment links" onRetry={() => void reload()} /> : null}
      <AdminTable
        label="callers who have not paid yet"
        columns={[...columns, { id: 'open', label: 'Open', quiet: true, place: 'figure', cell: action ?? open }]}
        rows={links}
        keyOf={({ id }) => id}
      />
    </AdminSection>
  );
}
