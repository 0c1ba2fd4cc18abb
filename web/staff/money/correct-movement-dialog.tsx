import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type CorrectionMove,
  CorrectMovementDocument,
  StaffMoneyLinesDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Text } from '../../kit/design/type/text.js';
import { type Answer, type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { signedCents } from '../../kit/lib/money.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { fullDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Confirmation } from '../forms/confirmation.js';
import { ReasonField } from '../forms/reason-field.js';
import { accountWords } from './money-words.js';
import { type Line, type MoveDraft, MoveFields, movableSums, movedFacts } from './move-fields.js';

/** Why the line was put right, or why it puts another right; empty for all others. */
export function correctionWords({ movementId, correction }: Line): string {
  if (!correction) return '';
  const { reason, at } = correction;
  return correction.movementId === movementId ? `put right ${venueDateTime(at)}${reason && `: ${reason}`}` : reason;
}

interface CorrectButtonProps {
  readonly line: Line;
  readonly onCorrect: (line: Line) => void;
}

/** None for what was taken back, for earned visits, which follow their sale, and for who changes nothing. */
export function CorrectButton({ line, onCorrect }: CorrectButtonProps) {
  const { movementId, account, cents, reference, cause, correction } = line;
  const readsOnly = useReadsOnly();
  if (readsOnly || cause === 'earned' || correction?.movementId === movementId) return null;
  const label = [`Correct ${accountWords(account)}`, signedCents(cents), reference].filter((part) => part !== '');
  return (
    <ToolButton kind="quiet" aria-label={label.join(', ')} onClick={() => onCorrect(line)}>
      Correct
    </ToolButton>
  );
}

const Fields = styled.div`
  display: grid;
  gap: var(--s-4);
`;

const once = sendOnce('staff-correction');

/** What the correcting entry moves on each account. */
function reversedSums(lines: readonly Line[]): { readonly term: string; readonly value: string }[] {
  const sums = new Map<string, number>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) - cents);
  return [...sums].map(([account, cents]) => ({ term: accountWords(account), value: signedCents(cents) }));
}

const FIELDS: ReadonlySet<string> = new Set(['reason', 'move.to', 'move.amount']);

function refusedAt(field: string, message: string): Answer {
  return { __typename: 'InvalidInput', message, fields: [{ field, message }] };
}

type Messages = Readonly<Record<string, string>>;

/** The first message of each field, by the server's name. */
function messagesOf(answer: Answer): Messages {
  const fields = (typeof answer === 'object' && answer.fields) || [];
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]).reverse());
}

/** Takes the whole movement of a line back, or moves an amount of it, with a reason. */
export function CorrectMovementDialog({ line, onClose }: { readonly line: Line; readonly onClose: () => void }) {
  const { movementId, date, reference } = line;
  const filter = { from: date, to: date, movementId };
  const { data, hasFailed, reload } = useAdminQuery(StaffMoneyLinesDocument, { filter, first: 100, offset: 0 });
  const send = useAdminMutation(CorrectMovementDocument, [StaffMoneyLinesDocument]);
  const [reason, setReason] = useState('');
  const [draft, setDraft] = useState<MoveDraft>();
  const [errors, setErrors] = useState<Messages>({});
  const fields = useRef<HTMLDivElement>(null);
  const answer = data?.moneyLines;
  const lines = answer?.__typename === 'MoneyLinePage' ? answer.lines : undefined;
  const sums = movableSums(lines ?? []);

  // The server's messages are at their fields, and the first of them is put right first.
  useEffect(() => {
    if (Object.keys(errors).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setErrors({});
    };

  const sent = async (): Promise<Answer> => {
    if (draft?.to === '') return refusedAt('move.to', 'Please choose an account');
    const move = draft as CorrectionMove | undefined;
    return once([movementId, reason, move], (key) => send({ movementId, reason, move, key }));
  };

  const confirm = async (): Promise<FormError | undefined> => {
    const done = await sent();
    const messages = messagesOf(done);
    setErrors(messages);
    if (isRefusal(done)) {
      const text = 'Press the button again: it is corrected only once.';
      const isField = (name: string) => FIELDS.has(name);
      return formErrorOf('Nothing was corrected', done, isField, { title: 'No answer from the server', text });
    }
    showToast({ title: 'Corrected', text: 'The correcting entry stands on today’s page.', tone: 'done' });
    return undefined;
  };

  return (
    <Confirmation
      title="Correct what was written?"
      action="Write the correcting entry"
      busyAction="Writing..."
      leave="Leave it"
      disabled={lines === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Fields ref={fields}>
        <Text soft>
          {reference === '' ? '' : `${reference}, `}
          {fullDate(date)}
        </Text>
        {lines ? <MoveFields {...{ sums, draft, errors }} onDraft={changed(setDraft)} /> : null}
        <div aria-live="polite">
          {lines ? <Leaders facts={draft ? movedFacts(draft, sums) : reversedSums(lines)} /> : null}
          {!lines && !hasFailed ? <Text role="status">Loading what it moved...</Text> : null}
          {hasFailed ? (
            <Text role="alert">
              What it moved could not be loaded. <ToolButton onClick={() => void reload()}>Try again</ToolButton>
            </Text>
          ) : null}
        </div>
        <Text>
          {draft ? 'The amount is' : 'These amounts are'} written on today’s page. The lines of {fullDate(date)} stay as
          they are. No money goes back to anybody, and the booking or order stays as it is.
        </Text>
        <ReasonField
          usual="books"
          hint="Kept with the books. Please name no guests."
          value={reason}
          error={errors.reason}
          onChange={({ target }) => changed(setReason)(target.value)}
        />
      </Fields>
    </Confirmation>
  );
}
