import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { goodsTaxCodes } from '../selling/goods-tax-codes.js';

/** As typed. */
export interface TypedExtra {
  readonly label: string;
  readonly amount: string;
  readonly taxCode: string;
}

const MOST = 10;
const none: TypedExtra = { label: '', amount: '', taxCode: 'goods' };

interface QuoteExtrasProps {
  readonly extras: readonly TypedExtra[];
  readonly onChange: (extras: readonly TypedExtra[]) => void;
}

/** What a group buys beside its visit. */
export function QuoteExtras({ extras, onChange }: QuoteExtrasProps) {
  const change = (place: string, more: Partial<TypedExtra>) =>
    onChange(extras.map((extra, at) => (at === Number(place) ? { ...extra, ...more } : extra)));
  return (
    <>
      {Object.entries(extras).map(([place, extra]) => (
        <FieldPair key={place}>
          <TextField
            label="What they buy besides"
            maxLength={80}
            autoComplete="off"
            value={extra.label}
            error={undefined}
            onChange={({ target }) => change(place, { label: target.value })}
          />
          <TextField
            label="For all of it, $"
            inputMode="decimal"
            autoComplete="off"
            value={extra.amount}
            error={undefined}
            onChange={({ target }) => change(place, { amount: target.value })}
          />
          <SelectField
            label="Taxed as"
            value={extra.taxCode}
            error={undefined}
            onChange={({ target }) => change(place, { taxCode: target.value })}
          >
            {Object.entries(goodsTaxCodes).map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </SelectField>
        </FieldPair>
      ))}
      <div>
        {extras.length < MOST ? (
          <ToolButton onClick={() => onChange([...extras, none])}>Add something</ToolButton>
        ) : null}{' '}
        {extras.length > 0 ? (
          <ToolButton onClick={() => onChange(extras.slice(0, -1))}>Take the last one away</ToolButton>
        ) : null}
      </div>
    </>
  );
}
