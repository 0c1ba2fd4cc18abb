import { type ChangeEvent, useId } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../../design/controls/text-field.js';
import { Icon } from '../../../design/marks/icon.js';
import { media } from '../../../design/media.js';
import { CARD_NUMBER_LENGTH, type Card, type CardError, type CardField } from './card-form.js';

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
  readonly faults: readonly CardError[];
  readonly onType: (field: CardField, typed: string) => void;
}

/** The fields of a card. The browser may fill them in; nothing of them is kept. */
export function CardFields({ card, faults, onType }: CardFieldsProps) {
  const id = useId();
  const field = (name: CardField) => ({
    id: `${id}-${name}`,
    name,
    value: card[name],
    error: faults.find((fault) => fault.field === name)?.hint,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onType(name, event.target.value),
  });
  return (
    <Grid>
      <NumberField data-wide="">
        <TextField
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={CARD_NUMBER_LENGTH}
          {...field('number')}
        />
        <Icon name="lock" />
      </NumberField>
      <div data-wide="" data-name="">
        <TextField label="Name on card" autoComplete="cc-name" {...field('name')} />
      </div>
      <TextField
        label="Expiry date"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        {...field('expiry')}
      />
      <TextField label="CVV" inputMode="numeric" autoComplete="cc-csc" placeholder="3 or 4 digits" {...field('cvv')} />
    </Grid>
  );
}
