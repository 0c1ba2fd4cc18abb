import { useEffect, useRef, useState } from 'react';
import { type StaffPaymentLinkFragment as Link, PaymentLinksDocument } from '../../generated/staff-operations.js';
import { SearchField } from '../../kit/design/controls/search-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { nameOf } from '../../kit/lib/names.js';
import { shortDate, writtenOut } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { ListTools } from '../lists/list-filter.js';
import { useSettled } from '../lists/use-settled.js';
import { LinkActions } from './link-actions.js';

const STATES = {
  open: ['waiting', 'Waiting'],
  paid: ['good', 'Paid'],
  ended: ['bad', 'Ended unpaid'],
  released: ['bad', 'Seats released'],
} as const;

const columns: readonly Column<Link>[] = [
  {
    id: 'guest',
    label: 'Caller',
    place: 'name',
    cell: nameOf,
  },
  { id: 'phone', label: 'Phone', place: 'line', whole: true, cell: ({ phone }) => phone },
  { id: 'email', label: 'E-mail', place: 'line', cell: ({ email }) => email },
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
];

interface PaymentLinksProps {
  /** What to look for first, e.g. the address of a link that was found elsewhere; empty for the latest links. */
  readonly search: string;
  readonly onCorrected: (link: Link) => void;
}

/** Payments that are awaited, and how the latest links ended. */
export function PaymentLinks({ search: first, onCorrected }: PaymentLinksProps) {
  const [search, setSearch] = useState(first);
  const sent = useSettled(search.trim(), () => undefined);
  const { data, isLoading, hasFailed, reload } = useAdminQuery(PaymentLinksDocument, { search: sent });
  const heading = useRef<HTMLHeadingElement>(null);
  // The list is below the form, and what leads here means its row.
  useEffect(() => {
    if (first !== '') heading.current?.focus();
  }, [first]);
  const links = data?.paymentLinks;
  const follow = (corrected: Link): void => {
    // A search for what was wrong would lose the link that was just corrected.
    setSearch(search === '' ? '' : (corrected.email ?? ''));
    onCorrected(corrected);
  };
  const actions: Column<Link> = {
    id: 'actions',
    label: 'Actions',
    quiet: true,
    place: 'line',
    cell: (link) => <LinkActions link={link} onCorrected={follow} />,
  };
  return (
    <AdminSection
      title="Payment links"
      headingProps={{ ref: heading, tabIndex: -1 }}
      busy={isLoading}
      tools={
        <ListTools>
          <SearchField
            label="Search payment links"
            placeholder="Name, e-mail or phone"
            value={search}
            onChange={setSearch}
          />
          <ToolButton busy={isLoading && links !== undefined} onClick={() => void reload()}>
            Look again
          </ToolButton>
        </ListTools>
      }
    >
      {hasFailed ? <ListFailed label="payment links" onRetry={() => void reload()} /> : null}
      {links === undefined && isLoading ? <ListLoading label="payment links" /> : null}
      {links?.length === 0 && !hasFailed ? (
        <AdminSectionBody>
          <p role="status">
            {sent === ''
              ? 'No payment links were sent in the last weeks.'
              : `No payment is awaited from “${sent}”. Who has paid is among the bookings.`}
          </p>
        </AdminSectionBody>
      ) : null}
      {links && links.length > 0 ? (
        <AdminTable label="payment links" columns={[...columns, actions]} rows={links} keyOf={({ id }) => id} />
      ) : null}
    </AdminSection>
  );
}
