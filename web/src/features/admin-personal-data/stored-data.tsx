import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { Confirmation } from '../../admin/forms/confirmation.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  ErasePersonDocument,
  ErasuresDocument,
  PersonalDataDocument,
  type PersonalDataQuery,
} from '../../generated/staff-operations.js';
import type { FormError } from '../../lib/forms/form-error.js';
import { saveFile } from '../../lib/save-file.js';
import { counted } from '../../lib/spelled-number.js';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-4);
`;

type Rows = readonly unknown[] | null;

/** "2 bookings, 0 places on the waiting list, 1 order and 0 messages". */
function summary({ bookingsByEmail, waitlistByEmail, ordersByEmail, messagesByEmail }: PersonalDataQuery): string {
  const count = (rows: Rows, one: string, many?: string) => counted(rows?.length ?? 0, one, many);
  const waiting = count(waitlistByEmail, 'place on the waiting list', 'places on the waiting list');
  const messages = count(messagesByEmail, 'message');
  return `${count(bookingsByEmail, 'booking')}, ${waiting}, ${count(ordersByEmail, 'order')} and ${messages}`;
}

function isEvery(data: PersonalDataQuery, test: (rows: Rows) => boolean) {
  const parts = [
    data.bookingsByEmail,
    data.formerContactsByEmail,
    data.checkInsByEmail,
    data.waitlistByEmail,
    data.paymentLinksByEmail,
    data.ordersByEmail,
    data.vouchersByEmail,
    data.messagesByEmail,
  ];
  return parts.every(test);
}

/** The books answer for themselves, beside who found a sale. */
function hasReasons({ bookingsByEmail, ordersByEmail, vouchersByEmail }: PersonalDataQuery): boolean {
  const sold = [...(bookingsByEmail ?? []), ...(ordersByEmail ?? []), ...(vouchersByEmail ?? [])];
  return sold.every(({ correctionReasons }) => correctionReasons !== null);
}

export interface Person {
  /** The e-mail address, or the id of a booking that has none. */
  readonly key: string;
  /** What staff know them by. */
  readonly name: string;
}

export function StoredData({ person }: { readonly person: Person }) {
  const { key: email, name } = person;
  const { data, isLoading, hasFailed, reload } = useAdminQuery(PersonalDataDocument, { email });
  const erase = useAdminMutation(ErasePersonDocument, [ErasuresDocument]);
  const [isAsking, setIsAsking] = useState(false);
  // A service that does not answer leaves its part out: half a person's data must not look like all of it.
  const whole = data && isEvery(data, (rows) => rows !== null) && hasReasons(data) ? data : undefined;

  const isEmpty = whole !== undefined && isEvery(whole, (rows) => rows?.length === 0);

  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await erase({ email });
    if (answer !== 'unanswered' && answer.__typename === 'Erasure') {
      showToast({ title: 'Erasure started', text: 'Each service says below when it is done.', tone: 'done' });
      void reload();
      return undefined;
    }
    const text =
      answer === 'unanswered' ? 'The server did not answer. Check below whether it started.' : answer.message;
    return { title: 'Nothing was erased', text };
  };

  return (
    <AdminSection title={name} busy={isLoading}>
      {hasFailed || (data && !whole) ? <ListFailed label="stored data" onRetry={() => void reload()} /> : null}
      {data === undefined && isLoading ? <ListLoading label="stored data" /> : null}
      {whole ? (
        <AdminSectionBody>
          <p role="status">{isEmpty ? 'Nothing is stored.' : `Stored: ${summary(whole)}.`}</p>
          {isEmpty ? null : (
            <Actions>
              <ToolButton onClick={() => downloadJson(`${name}.json`, whole)}>Download as JSON</ToolButton>
              <ToolButton kind="danger" onClick={() => setIsAsking(true)}>
                Erase
              </ToolButton>
            </Actions>
          )}
        </AdminSectionBody>
      ) : null}
      {isAsking ? (
        <Confirmation
          title={`Erase the data of ${name}?`}
          action="Erase"
          busyAction="Erasing..."
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Names, addresses, phone numbers, requests and messages are erased for good. Sales stay in the books without
            a name. Bookings of coming visits and waiting parties are kept: cancel or remove them first.
          </p>
        </Confirmation>
      ) : null}
    </AdminSection>
  );
}

function withoutTypeNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { __typename, ...fields } = value as Record<string, unknown>;
  return fields;
}

function downloadJson(name: string, value: object): void {
  const text = JSON.stringify(value, withoutTypeNames, 2);
  saveFile(name, new Blob([text], { type: 'application/json' }));
}
