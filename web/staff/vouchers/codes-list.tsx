import { useState } from 'react';
import {
  EndPromotionDocument,
  type PromotionFactsFragment,
  StaffPromotionsDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { Text } from '../../kit/design/type/text.js';
import { ListEmpty, ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { toCents } from '../../kit/lib/money.js';
import { fullDate } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Pager } from '../design/pager.js';
import { Confirmation } from '../forms/confirmation.js';
import { AdminSection } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { DetailsButton } from '../lists/row-button.js';
import { type OpenRows, useOpenRows } from '../lists/use-open-rows.js';

export type Promotion = PromotionFactsFragment;

/** "10% off", "$5.00 off the order", "$15.00 each" */
export function doesWords({ kind, amount }: Pick<Promotion, 'kind' | 'amount'>): string {
  if (kind === 'percent') return `${amount}% off`;
  return kind === 'cents' ? `$${amount} off the order` : `$${amount} each`;
}

/** "1 of 3", "1" */
export function usesWords({ uses, usesLimit }: Pick<Promotion, 'uses' | 'usesLimit'>): string {
  return usesLimit === null ? String(uses) : `${uses} of ${usesLimit}`;
}

export function codeState({ open, endedAt, uses, usesLimit }: Promotion): {
  readonly tone: 'good' | 'waiting';
  readonly label: string;
} {
  if (endedAt !== null) return { tone: 'waiting', label: 'Ended' };
  if (open) return { tone: 'good', label: 'In use' };
  return { tone: 'waiting', label: usesLimit !== null && uses >= usesLimit ? 'Used up' : 'Not on these days' };
}

/** What a code is for and its conditions, one sentence each. */
export function conditionWords(promotion: Promotion): readonly string[] {
  const { forTours, forGoods, saleFrom, saleUntil, visitFrom, visitUntil, least, oncePerAddress } = promotion;
  const days = (what: string, from: string | null, until: string | null): readonly string[] => {
    if (from === null && until === null) return [];
    const first = from === null ? '' : ` from ${fullDate(from)}`;
    return [`${what}${first}${until === null ? '' : ` until ${fullDate(until)}`}`];
  };
  return [
    ...(forTours
      ? [`Tickets: ${namesOf(promotion.tours, 'all tours')}, ${namesOf(promotion.ticketTypes, 'all types')}`]
      : []),
    ...(forGoods ? [`Goods: ${namesOf(promotion.products, 'all')}`] : []),
    ...days('Can be used', saleFrom, saleUntil),
    ...days('For visits', visitFrom, visitUntil),
    ...(toCents(least) > 0 ? [`From $${least} of it`] : []),
    ...(oncePerAddress ? ['Once for each e-mail address'] : []),
  ];
}

const listed = new Intl.ListFormat('en-US');

function namesOf(some: readonly { readonly name: string }[], all: string): string {
  return some.length === 0 ? all : listed.format(some.map(({ name }) => name));
}

/** What a code is for, and a button to end it. */
function CodeDetails({ promotion }: { readonly promotion: Promotion }) {
  const end = useAdminMutation(EndPromotionDocument, [StaffPromotionsDocument]);
  const [isAsking, setIsAsking] = useState(false);
  const readsOnly = useReadsOnly();
  const { id, code, endedAt } = promotion;
  return (
    <Stack gap={3}>
      {conditionWords(promotion).map((words) => (
        <Text key={words} soft>
          {words}
        </Text>
      ))}
      {endedAt === null && !readsOnly ? (
        <div>
          <ToolButton kind="danger" aria-label={`End the code ${code}`} onClick={() => setIsAsking(true)}>
            End the code
          </ToolButton>
        </div>
      ) : null}
      {isAsking ? (
        <Confirmation
          title={`End the code ${code}?`}
          action="End it"
          busyAction="Ending..."
          onConfirm={async () => {
            const answer = await end({ id });
            if (isRefusal(answer)) return formErrorOf('The code was not ended', answer, () => false);
            showToast({ title: 'Code ended', text: `${code} is refused from now on.`, tone: 'done' });
            return undefined;
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Nobody can use it from now on, and carts that have it cost the full price. Orders that were paid with it
            stay.
          </p>
        </Confirmation>
      ) : null}
    </Stack>
  );
}

const A_PAGE = 25;

/** Discount codes, with their uses and what they cost the house. */
export function CodesList() {
  const [page, setPage] = useState(0);
  const openRows = useOpenRows();
  const { data, hasFailed, reload } = useAdminQuery(StaffPromotionsDocument, { offset: page * A_PAGE });
  const found = data?.promotions;
  return (
    <AdminSection title={found ? `Codes (${found.total})` : 'Codes'} busy={!found && !hasFailed}>
      {hasFailed ? <ListFailed label="codes" onRetry={() => void reload()} /> : null}
      {!found && !hasFailed ? <ListLoading label="codes" /> : null}
      {found?.promotions.length === 0 ? (
        <ListEmpty search="" onClear={() => undefined}>
          No codes yet. A code makes tickets or goods cheaper for anybody who enters it.
        </ListEmpty>
      ) : null}
      {found && found.promotions.length > 0 ? (
        <AdminTable
          label="codes"
          columns={columns(openRows)}
          rows={found.promotions}
          keyOf={({ id }) => id}
          detailsOf={(promotion) => (openRows.isOpen(promotion.id) ? <CodeDetails promotion={promotion} /> : undefined)}
        />
      ) : null}
      <Pager label="codes" page={page} pageSize={A_PAGE} total={found?.total ?? 0} onPage={setPage} />
    </AdminSection>
  );
}

function columns(openRows: OpenRows): readonly Column<Promotion>[] {
  return [
    { id: 'code', label: 'Code', place: 'name', whole: true, cell: ({ code }) => code },
    { id: 'name', label: 'Name', place: 'line', cell: ({ name }) => name },
    { id: 'does', label: 'What it does', place: 'line', cell: doesWords },
    { id: 'uses', label: 'Uses', place: 'line', align: 'end', cell: usesWords },
    { id: 'takenOff', label: 'Taken off', place: 'figure', align: 'end', cell: ({ takenOff }) => <b>${takenOff}</b> },
    {
      id: 'state',
      label: 'State',
      place: 'second',
      cell: (promotion) => {
        const { tone, label } = codeState(promotion);
        return <StateMark tone={tone}>{label}</StateMark>;
      },
    },
    {
      id: 'open',
      label: 'Details',
      quiet: true,
      place: 'actions',
      cell: ({ id, code }) => <DetailsButton id={id} openRows={openRows} label="Details" of={`of ${code}`} />,
    },
  ];
}
