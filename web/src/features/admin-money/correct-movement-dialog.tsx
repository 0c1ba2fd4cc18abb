import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { Confirmation } from '../../admin/forms/confirmation.js';
import { TextAreaField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { Leaders } from '../../design/marks/leaders.js';
import { Text } from '../../design/type/text.js';
import {
  CorrectMovementDocument,
  StaffMoneyLinesDocument,
  type StaffMoneyLinesQuery,
} from '../../generated/staff-operations.js';
import { type FormError, formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { signedCents } from '../../lib/money.js';
import { sendOnce } from '../../lib/send-once.js';
import { fullDate, venueDateTime } from '../../lib/venue-dates.js';
import { accountWords } from './money-words.js';

type Page = Extract<NonNullable<StaffMoneyLinesQuery['moneyLines']>, { __typename: 'MoneyLinePage' }>;
export type Line = Page['lines'][number];

/** Why the line was taken back, or why it takes another back; empty for all others. */
export function correctionWords({ movementId, correction }: Line): string {
  if (!correction) return '';
  const { reason, at } = correction;
  return correction.movementId === movementId ? `taken back ${venueDateTime(at)}: ${reason}` : reason;
}

interface CorrectButtonProps {
  readonly line: Line;
  readonly onCorrect: (line: Line) => void;
}

/** None for what was taken back, and for earned visits, which follow their sale. */
export function CorrectButton({ line, onCorrect }: CorrectButtonProps) {
  const { movementId, account, cents, reference, cause, correction } = line;
  if (cause === 'earned' || correction?.movementId === movementId) return null;
  const label = [`Correct ${accountWords(account)}`, signedCents(cents), reference].filter((part) => part !== '');
  return (
    <ToolButton kind="quiet" aria-label={label.join(', ')} onClick={() => onCorrect(line)}>
      Correct
    </ToolButton>
  );
}

const once = sendOnce('staff-correction');

/** What the correcting entry moves on each account. */
function reversedSums(lines: readonly Line[]): { readonly term: string; readonly value: string }[] {
  const sums = new Map<string, number>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) - cents);
  return [...sums].map(([account, cents]) => ({ term: accountWords(account), value: signedCents(cents) }));
}

/** Takes the whole movement of a line back, with a reason. */
export function CorrectMovementDialog({ line, onClose }: { readonly line: Line; readonly onClose: () => void }) {
  const { movementId, date, reference } = line;
  const filter = { from: date, to: date, movementId };
  const { data, hasFailed, reload } = useAdminQuery(StaffMoneyLinesDocument, { filter, first: 100, offset: 0 });
  const send = useAdminMutation(CorrectMovementDocument, [StaffMoneyLinesDocument]);
  const [reason, setReason] = useState('');
  const answer = data?.moneyLines;
  const lines = answer?.__typename === 'MoneyLinePage' ? answer.lines : undefined;

  const confirm = async (): Promise<FormError | undefined> => {
    const done = await once([movementId, reason], (key) => send({ movementId, reason, key }));
    if (isRefusal(done)) {
      const text = 'Press the button again: it is corrected only once.';
      return formErrorOf('Nothing was corrected', done, () => false, { title: 'No answer from the server', text });
    }
    showToast({ title: 'Corrected', text: 'The correcting entry stands on today’s page.', tone: 'done' });
    return undefined;
  };

  return (
    <Confirmation
      title={`Take back what was written${reference === '' ? '' : ` of ${reference}`}?`}
      action="Write the correcting entry"
      busyAction="Writing..."
      leave="Leave it"
      disabled={lines === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div aria-live="polite">
        {lines ? <Leaders facts={reversedSums(lines)} /> : null}
        {!lines && !hasFailed ? <Text role="status">Loading what it moved...</Text> : null}
        {hasFailed ? (
          <Text role="alert">
            What it moved could not be loaded. <ToolButton onClick={() => void reload()}>Try again</ToolButton>
          </Text>
        ) : null}
      </div>
      <Text mt={3} mb={4}>
        These amounts are written on today’s page. The lines of {fullDate(date)} stay as they are. No money goes back to
        anybody, and the booking or order stays as it is.
      </Text>
      <TextAreaField
        label="Reason"
        hint="Kept with the books. Please name no guests."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirmation>
  );
}
