import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  ErasePersonDocument,
  ErasuresDocument,
  PersonalDataDocument,
  type PersonalDataQuery,
  PersonalPurchasesDocument,
  type PersonalPurchasesQuery,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import type { FormError } from '../../kit/lib/forms/form-error.js';
import { listed } from '../../kit/lib/sentences.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Confirmation } from '../forms/confirmation.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { listHeading } from '../layout/focus-list.js';
import { saveFile } from '../lib/save-file.js';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-4);
`;

/** What a service answers, and what staff call it. */
const KINDS = [
  ['bookingsByEmail', 'booking', 'bookings'],
  ['formerContactsByEmail', 'earlier name or address', 'earlier names or addresses'],
  ['checkInsByEmail', 'check-in', 'check-ins'],
  ['waitlistByEmail', 'place on the waiting list', 'places on the waiting list'],
  ['paymentLinksByEmail', 'payment link', 'payment links'],
  ['groupsByEmail', 'group', 'groups'],
  ['ordersByEmail', 'order', 'orders'],
  ['vouchersByEmail', 'voucher', 'vouchers'],
  ['messagesByEmail', 'message', 'messages'],
] as const;

/** Everything that is stored of a person. */
type Everything = Omit<PersonalDataQuery, '__typename'> & Omit<PersonalPurchasesQuery, '__typename'>;

/** "2 bookings and 1 voucher"; empty when nothing is stored. */
function summary(data: Everything): string {
  const counts = KINDS.flatMap(([kind, one, many]) => {
    const count = data[kind]?.length ?? 0;
    return count === 0 ? [] : [counted(count, one, many)];
  });
  return listed(counts);
}

/** The books answer for themselves, beside who found a sale. */
function hasReasons({ bookingsByEmail, ordersByEmail, vouchersByEmail }: Everything): boolean {
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
  const visits = useAdminQuery(PersonalDataDocument, { email });
  const purchases = useAdminQuery(PersonalPurchasesDocument, { email });
  const data = visits.data && purchases.data ? { ...visits.data, ...purchases.data } : undefined;
  const isLoading = visits.isLoading || purchases.isLoading;
  const hasFailed = visits.hasFailed || purchases.hasFailed;
  const reload = () => Promise.all([visits.reload(), purchases.reload()]);
  const erase = useAdminMutation(ErasePersonDocument, [ErasuresDocument]);
  const [isAsking, setIsAsking] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It is far below what was pressed; later, the pressed button is gone.
  useEffect(() => heading.current?.focus(), [hasStarted]);
  // A service that does not answer leaves its part out: half a person's data must not look like all of it.
  const whole = data && KINDS.every(([kind]) => data[kind] !== null) && hasReasons(data) ? data : undefined;

  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await erase({ email });
    if (answer === 'unanswered') {
      return { title: 'No answer from the server', text: 'Check the list of erasures: it may have started.' };
    }
    if (answer.__typename !== 'Erasure') return { title: 'Nothing was erased', text: answer.message };
    setHasStarted(true);
    return undefined;
  };

  return (
    <AdminSection title={name} headingProps={{ ref: heading, ...listHeading }} busy={isLoading}>
      {hasFailed || (data && !whole) ? <ListFailed label="stored data" onRetry={() => void reload()} /> : null}
      {data === undefined && isLoading ? <ListLoading label="stored data" /> : null}
      {hasStarted ? <Started onShow={() => void reload().then(() => setHasStarted(false))} /> : null}
      {whole && !hasStarted ? <Stored name={name} data={whole} onErase={() => setIsAsking(true)} /> : null}
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

interface StoredProps {
  readonly name: string;
  readonly data: Everything;
  readonly onErase: () => void;
}

function Stored({ name, data, onErase }: StoredProps) {
  const found = summary(data);
  return (
    <AdminSectionBody>
      <p role="status">{found === '' ? 'Nothing is stored.' : `Stored: ${found}.`}</p>
      {found === '' ? null : (
        <Actions>
          <ToolButton onClick={() => downloadJson(`${name}.json`, data)}>Download as JSON</ToolButton>
          <ToolButton kind="danger" onClick={onErase}>
            Erase
          </ToolButton>
        </Actions>
      )}
    </AdminSectionBody>
  );
}

/** The services erase on their own: what was read before is no longer true, and cannot be erased again meanwhile. */
function Started({ onShow }: { readonly onShow: () => void }) {
  return (
    <AdminSectionBody>
      <p role="status">The erasure has started. What each service erased and kept is listed under Erasures.</p>
      <Actions>
        <ToolButton onClick={onShow}>Show what is left</ToolButton>
      </Actions>
    </AdminSectionBody>
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
