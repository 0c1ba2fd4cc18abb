import { FieldPair } from '../../admin/forms/form-parts.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import type { CorrectionAccount, CorrectionMove } from '../../generated/staff-operations.js';
import { toAmount } from '../../lib/money.js';

const PLACES: Readonly<Record<CorrectionAccount, string>> = {
  CASH: 'Cash',
  CARD: 'Card',
  CARD_READER: 'Card at the door',
  RECEIVABLE: 'Receivable',
  OVER_SHORT: 'Over and short',
  GOODWILL: 'Goodwill',
};
const places = Object.keys(PLACES) as readonly CorrectionAccount[];

interface MovedLine {
  readonly account: string;
  readonly tender?: string | null | undefined;
  readonly cents: number;
}

/** What another service's money is due by has a tender, and stays. */
function placeOf({ account, tender }: MovedLine): CorrectionAccount | undefined {
  const name = account === 'card' && tender === 'card_reader' ? tender : account;
  if (account === 'receivable' && tender) return undefined;
  return places.find((place) => place === name.toUpperCase());
}

/** The accounts of a movement from which an amount can be moved, with what it has there: cents, from 0 up. */
export function movablePlaces(lines: readonly MovedLine[]): ReadonlyMap<CorrectionAccount, number> {
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
export function MoveFields({ from, move, onMove }: MoveFieldsProps) {
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
