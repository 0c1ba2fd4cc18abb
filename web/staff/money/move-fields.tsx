import type { CorrectionAccount, StaffMoneyLinesQuery } from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { signedCents, toAmount, toCents } from '../../kit/lib/money.js';

type Page = Extract<NonNullable<StaffMoneyLinesQuery['moneyLines']>, { __typename: 'MoneyLinePage' }>;
export type Line = Page['lines'][number];

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

/** In cents, never 0; a credit is below it. */
export type MovableSums = ReadonlyMap<CorrectionAccount, number>;

/** The accounts of a movement from which an amount can be moved, with what it has there. */
export function movableSums(lines: readonly Line[]): MovableSums {
  const sums = new Map<CorrectionAccount, number>();
  for (const line of lines) {
    const place = placeOf(line);
    if (place) sums.set(place, (sums.get(place) ?? 0) + line.cents);
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0));
}

export interface MoveDraft {
  readonly from: CorrectionAccount;
  /** Empty until it is chosen. */
  readonly to: CorrectionAccount | '';
  /** As typed. */
  readonly amount: string;
}

/** What the correcting entry writes on both accounts; empty until the draft says it. */
export function movedFacts({ from, to, amount }: MoveDraft, sums: MovableSums) {
  if (to === '' || !/^\d{1,7}(\.\d{1,2})?$/.test(amount)) return [];
  const cents = toCents(amount) * Math.sign(sums.get(from) ?? 0);
  return [
    { term: PLACES[from], value: signedCents(-cents) },
    { term: PLACES[to], value: signedCents(cents) },
  ];
}

interface MoveFieldsProps {
  readonly sums: MovableSums;
  /** Without one, the whole movement is taken back. */
  readonly draft: MoveDraft | undefined;
  /** Messages by the server's names of the fields. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onDraft: (draft: MoveDraft | undefined) => void;
}

/** Whether a movement is taken back, or an amount of it belongs to another account. */
export function MoveFields({ sums, draft, errors, onDraft }: MoveFieldsProps) {
  const choose = (from: CorrectionAccount | undefined) =>
    onDraft(from && { from, to: '', amount: toAmount(Math.abs(sums.get(from) ?? 0)) });
  return (
    <>
      <SelectField
        label="What is put right"
        value={draft?.from ?? ''}
        onChange={({ target }) => choose(places.find((place) => place === target.value))}
      >
        <option value="">All of it is taken back</option>
        {[...sums.keys()].map((place) => (
          <option key={place} value={place}>
            An amount in {PLACES[place]}
          </option>
        ))}
      </SelectField>
      {draft ? (
        <FieldPair>
          <SelectField
            label="Belongs to"
            value={draft.to}
            error={errors['move.to']}
            onChange={({ target }) => onDraft({ ...draft, to: target.value as MoveDraft['to'] })}
          >
            <option value="">Choose an account</option>
            {places
              .filter((place) => place !== draft.from)
              .map((place) => (
                <option key={place} value={place}>
                  {PLACES[place]}
                </option>
              ))}
          </SelectField>
          <TextField
            label="Amount, $"
            inputMode="decimal"
            value={draft.amount}
            error={errors['move.amount']}
            onChange={({ target }) => onDraft({ ...draft, amount: target.value })}
          />
        </FieldPair>
      ) : null}
    </>
  );
}
