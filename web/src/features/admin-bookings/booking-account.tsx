import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { RetryRefundDocument, StaffBookingDocument } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { actorWords, changeWords, refundWords, statusWords } from './booking-words.js';
import { type BookingAction, ChangeBookingDialog } from './change-booking-dialog.js';

const Inside = styled.div`
  display: grid;
  gap: var(--s-3);
  h4 { font-weight: 600; }
  li { padding-block: var(--s-1); }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** How a booking stands, what staff can do with it, its refunds, and what was changed. */
export function BookingAccount({ id, guest }: { readonly id: string; readonly guest: string }) {
  const { data, hasFailed, reload } = useAdminQuery(StaffBookingDocument, { id });
  const retry = useAdminMutation(RetryRefundDocument, [StaffBookingDocument]);
  const [action, setAction] = useState<BookingAction>();
  const booking = data?.booking;
  if (hasFailed) return <ToolButton onClick={() => void reload()}>Load the history again</ToolButton>;
  if (!booking) return <p role="status">Loading the history...</p>;

  const askAgain = async (refund: string): Promise<void> => {
    const answer = await retry({ id: refund });
    const isDone = answer !== 'unanswered' && answer.__typename === 'RefundRetried';
    const text = isDone ? 'It goes to the bank in a moment.' : 'The refund was not asked for again.';
    showToast({ title: isDone ? 'Refund requested' : 'Error', text, tone: isDone ? 'done' : 'refused' });
  };

  const changes = data?.bookingChanges ?? [];
  return (
    <Inside>
      <p>
        <b>{statusWords[booking.status]}</b>
      </p>
      {booking.status === 'cancelled' ? null : (
        <Buttons role="group" aria-label={`Change the booking of ${guest}`}>
          <ToolButton onClick={() => setAction('move')}>Move</ToolButton>
          {booking.status === 'confirmed' ? (
            <ToolButton onClick={() => setAction('party')}>Change the party</ToolButton>
          ) : null}
          <ToolButton kind="danger" onClick={() => setAction('cancel')}>
            Cancel and refund
          </ToolButton>
        </Buttons>
      )}
      {(booking.refunds ?? []).map((refund) => (
        <Buttons key={refund.id}>
          <span>
            Refund of ${refund.amount}, {refundWords[refund.status]}
          </span>
          {refund.status === 'failed' ? (
            <ToolButton onClick={() => void askAgain(refund.id)}>Ask the bank again</ToolButton>
          ) : null}
        </Buttons>
      ))}
      {changes.length === 0 ? null : (
        <div>
          <h4>What happened</h4>
          <ul>
            {changes.map((change) => (
              <li key={change.id}>
                {venueDateTime(change.changedAt)}: {changeWords(change)}, {actorWords(change)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {action === undefined ? null : (
        <ChangeBookingDialog
          key={`${action} ${booking.revision}`}
          action={action}
          booking={booking}
          guest={guest}
          onClose={() => setAction(undefined)}
        />
      )}
    </Inside>
  );
}
