import { t } from '@lingui/core/macro';
import { type ChangeEvent, useId } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { styled } from 'styled-components';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { media } from '../../kit/design/media.js';
import { type Card, type CardError, type CardField, completeExpiry, digitsOf, groupedNumber } from './card-form.js';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-5);
  align-items: start;
  > [data-wide] { grid-column: 1 / -1; }
  input { font-variant-numeric: tabular-nums; }
  ${media.fromTablet} { grid-template-columns: 2fr 1fr 1fr; > [data-name] { grid-column: 1; } }
  ${media.tiny} { grid-template-columns: minmax(0, 1fr); }
`;

const NumberField = styled.div`
  position: relative;
  input { letter-spacing: 0.04em; padding-right: 3rem; }
  > svg { position: absolute; right: 0.875rem; top: 2.3rem; color: var(--brass-deep); }
`;

interface CardFieldsProps {
  readonly card: Card;
  readonly errors: readonly CardError[];
  readonly onType: (field: CardField, typed: string) => void;
}

function caretBoundary(grouped: string): boolean[] {
  return Array.from({ length: grouped.length + 1 }, () => true);
}

/** The card fields. The browser can autofill them; nothing is stored. */
export function CardFields({ card, errors, onType }: CardFieldsProps) {
  const id = useId();
  const field = (name: CardField) => ({
    id: `${id}-${name}`,
    name,
    value: card[name],
    error: errors.find((error) => error.field === name)?.hint,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onType(name, event.target.value),
  });
  const { onChange: _, ...number } = field('number');
  return (
    <Grid>
      <NumberField data-wide="">
        <NumberFormatBase
          customInput={TextField}
          format={groupedNumber}
          removeFormatting={digitsOf}
          getCaretBoundary={caretBoundary}
          label={t`Card number`}
          inputMode="numeric"
          autoComplete="cc-number"
          onValueChange={({ formattedValue }, { source }) => {
            if (source === 'event') onType('number', formattedValue);
          }}
          {...number}
        />
        <Icon name="lock" />
      </NumberField>
      <div data-wide="" data-name="">
        <TextField label={t`Name on card`} autoComplete="cc-name" {...field('name')} />
      </div>
      <TextField
        label={t`Expiry date`}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t`MM/YY`}
        {...field('expiry')}
        onBlur={({ target }) => {
          const complete = completeExpiry(target.value);
          if (complete !== target.value) onType('expiry', complete);
        }}
      />
      <TextField
        label={t`CVV`}
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder={t`3 or 4 digits`}
        {...field('cvv')}
      />
    </Grid>
  );
}
