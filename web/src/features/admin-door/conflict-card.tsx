import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { Input } from '../../design/controls/input-style.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { Stack } from '../../design/layout/stack.js';
import {
  type ConflictFactsFragment,
  ConflictsOfDayDocument,
  SettleConflictDocument,
} from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { conflictWords, seenWords } from './conflict-words.js';

const Card = styled.article`
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
  li { padding: var(--s-1) 0; overflow-wrap: anywhere; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
`;

/** One conflict with what each phone saw. Settling it moves no money. */
export function ConflictCard({ conflict }: { readonly conflict: ConflictFactsFragment }) {
  const { id, admitted, booking, scans } = conflict;
  const send = useAdminMutation(SettleConflictDocument, [ConflictsOfDayDocument]);
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const field = useId();

  const settle = async (people: number): Promise<void> => {
    setIsBusy(true);
    const answer = await send({ conflictId: id, counted: admitted, people, reason });
    setIsBusy(false);
    if (answer !== 'unanswered' && answer.__typename === 'ConflictSettled') return;
    const text = answer === 'unanswered' ? 'No answer came. Please try again.' : answer.message;
    showToast({ title: 'Error', text, tone: 'refused' });
  };

  return (
    <Card aria-label={conflictWords(conflict)} aria-busy={isBusy}>
      <Stack gap={3}>
        <h3>
          {conflictWords(conflict)}
          {booking ? (
            <small>
              {booking.tourTime}, {booking.firstName} {booking.lastName}, {booking.confirmationCode}
            </small>
          ) : null}
        </h3>
        <ul>
          {scans.map((scan) => (
            <li key={scan.id}>
              {seenWords(scan)}
              <small>
                {scan.deviceId}, {venueDateTime(scan.scannedAt)}
              </small>
            </li>
          ))}
        </ul>
        <p>Settling moves no money. Seats for more people are sold on this page; refunds are on the booking’s page.</p>
        <div>
          <label htmlFor={field}>Reason</label>
          <Input id={field} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </div>
        <div>
          <ToolButton kind="main" busy={isBusy} onClick={() => void settle(admitted)}>
            Leave {admitted}
          </ToolButton>{' '}
          {booking && booking.groupSize < admitted ? (
            <ToolButton busy={isBusy} onClick={() => void settle(booking.groupSize)}>
              Miscounted: {booking.groupSize}
            </ToolButton>
          ) : null}
        </div>
      </Stack>
    </Card>
  );
}
