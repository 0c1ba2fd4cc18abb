import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  BookingsOfGuestDocument,
  type BookingsOfGuestQuery,
  type OpenPaymentLinkFragment,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { nameOf } from '../../kit/lib/names.js';
import { emailField, lineField } from '../../kit/lib/typed-text.js';
import { shortDate } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { OpenPaymentLinks } from '../selling/open-payment-links.js';
import { Erasures } from './erasures.js';
import { type Person, StoredData } from './stored-data.js';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  max-width: 32rem;
  margin-top: var(--s-4);
`;

const schema = z.object({
  who: lineField().min(2, 'Please enter an e-mail address, a code, a name or a phone number'),
});

type FoundBooking = NonNullable<BookingsOfGuestQuery['bookings']>['bookings'][number];

/** The bookings that match, for who booked without an e-mail address. */
function FoundBookings({ search, onChoose }: { readonly search: string; readonly onChoose: (person: Person) => void }) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(BookingsOfGuestDocument, { search });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const found = data?.bookings ?? undefined;
  const choose = ({ id, email, confirmationCode }: FoundBooking): void =>
    onChoose(email === '' ? { key: id, name: confirmationCode } : { key: email.toLowerCase(), name: email });
  const columns: readonly Column<FoundBooking>[] = [
    { id: 'guest', label: 'Guest', place: 'name', cell: nameOf },
    {
      id: 'visit',
      label: 'Visit',
      place: 'line',
      cell: ({ tourName, tourDate, tourTime }) =>
        `${tourName}, ${shortDate(tourDate)}, ${tourDate.slice(0, 4)}, ${tourTime}`,
    },
    { id: 'code', label: 'Code', place: 'line', whole: true, cell: ({ confirmationCode }) => confirmationCode },
    { id: 'email', label: 'E-mail', place: 'second', cell: ({ email }) => email || 'none' },
    {
      id: 'show',
      label: 'Show',
      quiet: true,
      place: 'figure',
      cell: (booking) => (
        <ToolButton aria-label={`Show what is stored of ${booking.confirmationCode}`} onClick={() => choose(booking)}>
          Show
        </ToolButton>
      ),
    },
  ];
  return (
    <AdminSection
      title={`Bookings that match “${search}”`}
      headingProps={{ ref: heading, tabIndex: -1 }}
      busy={isLoading}
    >
      {hasFailed ? <ListFailed label="bookings" onRetry={() => void reload()} /> : null}
      {found === undefined && isLoading ? <ListLoading label="bookings" /> : null}
      {found?.total === 0 ? (
        <AdminSectionBody>
          <p role="status">No booking matches. Try the code, the phone number, or the last name alone.</p>
        </AdminSectionBody>
      ) : null}
      {found?.total ? (
        <AdminTable label="bookings" columns={columns} rows={found.bookings} keyOf={({ id }) => id} />
      ) : null}
      {found && found.total > found.bookings.length ? (
        <AdminSectionBody>
          <p>The latest 25 of {found.total} are shown. A code or a full name finds one.</p>
        </AdminSectionBody>
      ) : null}
    </AdminSection>
  );
}

interface ShowCallerProps {
  readonly link: OpenPaymentLinkFragment;
  readonly onChoose: (person: Person) => void;
}

function ShowCaller({ link: { email }, onChoose }: ShowCallerProps) {
  if (!email) return null;
  return (
    <ToolButton
      aria-label={`Show what is stored of ${email}`}
      onClick={() => onChoose({ key: email.toLowerCase(), name: email })}
    >
      Show
    </ToolButton>
  );
}

/** One visitor's stored data: to view, export and erase (product.md §6). */
export function PersonalDataTab() {
  const [person, setPerson] = useState<Person>();
  const [search, setSearch] = useState<string>();
  // The same words ask again.
  const [asked, setAsked] = useState(0);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { who: '' } });
  const submit = form.handleSubmit(({ who }) => {
    const email = emailField.safeParse(who);
    setAsked((count) => count + 1);
    setSearch(email.success ? undefined : who);
    setPerson(email.success ? { key: email.data.toLowerCase(), name: email.data } : undefined);
  });

  return (
    <AdminColumns>
      <AdminSection title="Personal data of a visitor">
        <AdminSectionBody>
          <Text soft>
            Visitors may ask what the house has stored of them, and have it erased. Make sure that the e-mail address is
            theirs. Bookings without one are found by code, name or phone, and erased one by one.
          </Text>
          <Form noValidate aria-label="Personal data" onSubmit={(event) => void submit(event)}>
            <TextField
              label="E-mail, booking code, name or phone"
              autoComplete="off"
              required
              {...fieldProps(form, 'who')}
            />
            <div>
              <ToolButton kind="main" type="submit">
                Show what is stored
              </ToolButton>
            </div>
          </Form>
        </AdminSectionBody>
      </AdminSection>
      {search === undefined ? null : <FoundBookings key={`search ${asked}`} search={search} onChoose={setPerson} />}
      {search === undefined ? null : (
        <OpenPaymentLinks
          key={`links ${asked}`}
          search={search}
          action={(link) => <ShowCaller link={link} onChoose={setPerson} />}
        />
      )}
      {person === undefined ? null : <StoredData key={`${asked} ${person.key}`} person={person} />}
      <Erasures />
    </AdminColumns>
  );
}
