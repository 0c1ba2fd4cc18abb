import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import type { Column } from '../../admin/lists/column.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { type StaffPaymentLinkFragment as Link, PaymentLinksDocument } from '../../generated/staff-operations.js';
import { shortDate, writtenOut } from '../../lib/venue-dates.js';
import { LinkActions } from './link-actions.js';

const STATES = {
  open: ['waiting', 'Waiting'],
  paid: ['good', 'Paid'],
  ended: ['bad', 'Ended unpaid'],
  released: ['bad', 'Seats let go'],
} as const;

const columns: readonly Column<Link>[] = [
  {
    id: 'guest',
    label: 'Caller',
    place: 'name',
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  { id: 'phone', label: 'Phone', place: 'line', whole: true, cell: ({ phone }) => phone },
  {
    id: 'visit',
    label: 'Visit',
    place: 'line',
    cell: ({ tourDate, tourTime, tourName, party }) => `${shortDate(tourDate)}, ${tourTime}, ${tourName}, ${party}`,
  },
  {
    id: 'amount',
    label: 'To pay',
    place: 'figure',
    align: 'end',
    whole: true,
    cell: ({ totalAmount }) => `$${totalAmount}`,
  },
  {
    id: 'state',
    label: 'State',
    place: 'line',
    cell: ({ state, payUntil }) => (
      <>
        <StateMark tone={STATES[state][0]}>{STATES[state][1]}</StateMark>
        {state === 'open' ? ` until ${writtenOut(payUntil)}` : null}
      </>
    ),
  },
  { id: 'actions', label: 'Actions', quiet: true, place: 'line', cell: (link) => <LinkActions link={link} /> },
];

/** Whose payment is awaited, and how the last ones ended. */
export function PaymentLinksSection() {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(PaymentLinksDocument, {});
  const links = data?.paymentLinks;
  return (
    <AdminSection
      title="Payment links"
      busy={isLoading}
      tools={
        <ToolButton busy={isLoading && links !== undefined} onClick={() => void reload()}>
          Look again
        </ToolButton>
      }
    >
      {hasFailed ? <ListFailed label="payment links" onRetry={() => void reload()} /> : null}
      {links === undefined && isLoading ? <ListLoading label="payment links" /> : null}
      {links?.length === 0 && !hasFailed ? (
        <AdminSectionBody>
          <p>Nobody was sent a link to pay in the last weeks.</p>
        </AdminSectionBody>
      ) : null}
      {links && links.length > 0 ? (
        <AdminTable label="payment links" columns={columns} rows={links} keyOf={({ id }) => id} />
      ) : null}
    </AdminSection>
  );
}
