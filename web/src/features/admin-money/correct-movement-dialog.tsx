import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { Confirmation } from '../../admin/forms/confirmation.js';
import { FieldPair } from '../../admin/forms/form-parts.js';
import { SelectField, TextAreaField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { Leaders } from '../../design/marks/leaders.js';
import { Text } from '../../design/type/text.js';
import {
  type CorrectionAccount,
  type CorrectionMove,
  CorrectMovementDocument,
  StaffMoneyLinesDocument,
  type StaffMoneyLinesQuery,
} from '../../generated/staff-operations.js';
import { type FormError, formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { signedCents, toAmount } from '../../lib/money.js';
import { sendOnce } from '../../lib/send-once.js';
import { fullDate, venueDateTime } from '../../lib/venue-dates.js';
import { accountWords } from './money-words.js';

type Page = Extract<NonNullable<StaffMoneyLinesQuery['moneyLines']>, { __typename: 'MoneyLinePage' }>;
export type Line = Page['lines'][number];

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

const PLACES: Readonly<Record<CorrectionAccount, string>> = {
  CASH: 'Cash',
  CARD: 'Card',
  CARD_READER: 'Card at the door',
  DISPUTES: 'Disputed payments',
  RECEIVABLE: 'Receivable',
  OVER_SHORT: 'Over and short',
  GOODWILL: 'Goodwill',
};
const places = Object.keys(PLACES) as readonly CorrectionAccount[];

/** What another service's money is due by has a tender, and stays. */
function placeOf({ account, tender }: Line): CorrectionAccount | undefined {
  const name = account === 'card' && tender === 'card_reader' ? tender : account;
  if (account === 'receivable' && tender) return undefined;
  return places.find((place) => place === name.toUpperCase());
}

/** The accounts of a movement from which an amount can be moved, with what it has there: cents, from 0 up. */
function movablePlaces(lines: readonly Line[]): ReadonlyMap<CorrectionAccount, number> {
  const sums = new Map<CorrectionAccount, number>();
  for (const line of lines) {
    const place = placeOf(line);
    if (place) sums.set(place, (sums.get(place) ?? 0) + line.cents);
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0).map(([place, cents]) => [place, Math.abs(cents)]));
}

interface MoveFieldsProps {
  readonly from: ReadonlyMap<CorrectionAccount, number>;
  /** Without one, the whole movement is taken back. */
  readonly move: CorrectionMove | undefined;
  readonly onMove: (move: CorrectionMove | undefined) => void;
}

/** Whether a movement is taken back, or an amount of it belongs to another account. */
function MoveFields({ from, move, onMove }: MoveFieldsProps) {
  const choose = (place: CorrectionAccount | undefined) => {
    const to = places.find((other) => other !== place);
    onMove(place && to ? { from: place, to, amount: toAmount(from.get(place) ?? 0) } : undefined);
  };
  return (
    <>
      <SelectField
        label="What is put right"
        value={move?.from ?? ''}
        onChange={({ target }) => choose(places.find((place) => place === target.value))}
      >
        <option value="">All of it is taken back</option>
        {[...from.keys()].map((place) => (
          <option key={place} value={place}>
            {PLACES[place]}: an amount belongs elsewhere
          </option>
        ))}
      </SelectField>
      {move ? (
        <FieldPair>
          <SelectField
            label="Belongs to"
            value={move.to}
            onChange={({ target }) => onMove({ ...move, to: target.value as CorrectionAccount })}
          >
            {places
              .filter((place) => place !== move.from)
              .map((place) => (
                <option key={place} value={place}>
                  {PLACES[place]}
                </option>
              ))}
          </SelectField>
          <TextField
            label="Amount, $"
            inputMode="decimal"
            value={move.amount}
            onChange={({ target }) => onMove({ ...move, amount: target.value })}
          />
        </FieldPair>
      ) : null}
    </>
  );
}

const once = sendOnce('staff-correction');

/** What the correcting entry moves on each account. */
function reversedSums(lines: readonly Line[]): { readonly term: string; readonly value: string }[] {
  const sums = new Map<string, number>();
  for (const { account, cents } of lines) sums.set(account, (sums.get(account) ?? 0) - cents);
  return [...sums].map(([account, cents]) => ({ term: accountWords(account), value: signedCents(cents) }));
}

/** Takes the whole movement of a line back, or moves an amount of it, with a reason. */
export function CorrectMovementDialog({ line, onClose }: { readonly line: Line; readonly onClose: () => void }) {
  const { movementId, date, reference } = line;
  const filter = { from: date, to: date, movementId };
  const { data, hasFailed, reload } = useAdminQuery(StaffMoneyLinesDocument, { filter, first: 100, offset: 0 });
  const send = useAdminMutation(CorrectMovementDocument, [StaffMoneyLinesDocument]);
  const [reason, setReason] = useState('');
  const [move, setMove] = useState<CorrectionMove>();
  const answer = data?.moneyLines;
  const lines = answer?.__typename === 'MoneyLinePage' ? answer.lines : undefined;

  const confirm = async (): Promise<FormError | undefined> => {
    const done = await once([movementId, reason, move], (key) => send({ movementId, reason, move, key }));
    if (isRefusal(done)) {
      const text = 'Press the button again: it is corrected only once.';
      return formErrorOf('Nothing was corrected', done, () => false, { title: 'No answer from the server', text });
    }
    showToast({ title: 'Corrected', text: 'The correcting entry stands on today’s page.', tone: 'done' });
    return undefined;
  };

  return (
    <Confirmation
      title={`Correct what was written${reference === '' ? '' : ` of ${reference}`}?`}
      action="Write the correcting entry"
      busyAction="Writing..."
      leave="Leave it"
      disabled={lines === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div aria-live="polite">
        {lines && !move ? <Leaders facts={reversedSums(lines)} /> : null}
        {!lines && !hasFailed ? <Text role="status">Loading what it moved...</Text> : null}
        {hasFailed ? (
          <Text role="alert">
            What it moved could not be loaded. <ToolButton onClick={() => void reload()}>Try again</ToolButton>
          </Text>
        ) : null}
      </div>
      <Text mt={3} mb={4}>
        {move ? 'The amount is' : 'These amounts are'} written on today’s page. The lines of {fullDate(date)} stay as
        they are. No money goes back to anybody, and the booking or order stays as it is.
      </Text>
      {lines ? <MoveFields from={movablePlaces(lines)} move={move} onMove={setMove} /> : null}
      <TextAreaField
        label="Reason"
        hint="Kept with the books. Please name no guests."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirmation>
  );
}
