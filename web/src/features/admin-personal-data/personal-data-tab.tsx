import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import type { Column } from '../../admin/lists/column.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { Text } from '../../design/type/text.js';
import { ErasuresDocument, type StaffErasureFragment } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { emailField, lineField } from '../../lib/typed-text.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { z } from '../../lib/zod.js';
import { StoredData } from './stored-data.js';

const pollMs = 1_000;

function reportsText({ reports }: StaffErasureFragment): string {
  return reports
    .map(({ service, erased, kept }) => `${service}: ${erased} erased${kept > 0 ? `, ${kept} kept` : ''}`)
    .join('. ');
}

const columns: readonly Column<StaffErasureFragment>[] = [
  { id: 'requested', label: 'Requested', place: 'name', cell: ({ requestedAt }) => venueDateTime(requestedAt) },
  { id: 'by', label: 'By', place: 'line', cell: ({ requestedBy }) => requestedBy },
  {
    id: 'state',
    label: 'State',
    place: 'figure',
    cell: ({ complete }) => (
      <StateMark tone={complete ? 'good' : 'waiting'}>{complete ? 'Done' : 'In progress'}</StateMark>
    ),
  },
  { id: 'reports', label: 'Result', place: 'second', cell: reportsText },
];

/** The latest erasures, refetched every second while one is in progress. */
function Erasures() {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(ErasuresDocument, {});
  const erasures = data?.erasures ?? undefined;
  const isWaiting = erasures?.some(({ complete }) => !complete) ?? false;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void reload(), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);

  return (
    <AdminSection title="Erasures" busy={isLoading && erasures === undefined}>
      {hasFailed ? <ListFailed label="erasures" onRetry={() => void reload()} /> : null}
      {erasures === undefined && isLoading ? <ListLoading label="erasures" /> : null}
      {erasures?.length === 0 ? (
        <AdminSectionBody>
          <p>No requests yet.</p>
        </AdminSectionBody>
      ) : null}
      {erasures?.length ? (
        <AdminTable label="erasures" columns={columns} rows={erasures} keyOf={({ id }) => id} />
      ) : null}
    </AdminSection>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  max-width: 32rem;
  margin-top: var(--s-4);
`;

const schema = z.object({
  email: lineField().min(1, 'E-mail is required').pipe(emailField),
});

/** One visitor's stored data: to view, export and erase (product.md §6). */
export function PersonalDataTab() {
  const [email, setEmail] = useState<string>();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const submit = form.handleSubmit((typed) => setEmail(typed.email.toLowerCase()));

  return (
    <AdminColumns>
      <AdminSection title="Personal data of a visitor">
        <AdminSectionBody>
          <Text soft>
            Visitors may ask what the house has stored of them, and have it erased. Ask for the e-mail address that they
            booked, ordered or wrote with, and make sure that it is theirs.
          </Text>
          <Form noValidate aria-label="Personal data" onSubmit={(event) => void submit(event)}>
            <TextField label="E-mail" type="email" autoComplete="off" required {...fieldProps(form, 'email')} />
            <div>
              <ToolButton kind="main" type="submit">
                Show what is stored
              </ToolButton>
            </div>
          </Form>
        </AdminSectionBody>
      </AdminSection>
      {email === undefined ? null : <StoredData key={email} email={email} />}
      <Erasures />
    </AdminColumns>
  );
}
