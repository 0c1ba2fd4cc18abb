import { styled } from 'styled-components';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { ReasonField } from '../forms/reason-field.js';
import type { UntilChoice } from './caller-words.js';
import type { CallForm } from './use-caller-booking.js';

const Ways = styled.fieldset`
  display: grid;
  gap: var(--s-2);
  label { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s-3); align-items: center; min-height: var(--target); padding: var(--s-2) var(--s-3); border: 1px solid var(--line); cursor: pointer; }
  label:has(:checked) { border-color: var(--rule); background: var(--hover); }
  input { width: 1.25rem; height: 1.25rem; grid-row: span 2; }
  small { grid-column: 2; color: var(--fg-soft); }
`;

const WAYS = [
  ['link', 'Card, by a link we mail', 'The seats are held until they have paid, or until the time you choose.'],
  ['at_door', 'At the door', 'Cash or card on the day. The seats are booked at once, and the door sees what is due.'],
  ['free', 'Free', 'Nothing is paid. The reason stays with the booking.'],
] as const;

interface PayFieldsProps {
  readonly form: CallForm;
  readonly until: readonly UntilChoice[];
}

/** How the caller pays, and until when a link holds the seats. */
export function PayFields({ form, until }: PayFieldsProps) {
  const [payment, payUntil] = form.watch(['payment', 'payUntil']);
  return (
    <>
      <Ways>
        <VisuallyHidden as="legend">How they pay</VisuallyHidden>
        {WAYS.map(([value, label, hint]) => (
          <label key={value}>
            <input type="radio" value={value} {...form.register('payment')} />
            <span>{label}</span>
            <small>{hint}</small>
          </label>
        ))}
      </Ways>
      {payment === 'link' && until.length > 0 ? (
        <SelectField
          label="Hold the seats until"
          hint="Then they go back on sale automatically"
          {...fieldProps(form, 'payUntil')}
          value={payUntil}
        >
          {until.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : null}
      {payment === 'free' ? (
        <ReasonField
          usual="free"
          label="Why this visit is free"
          hint="Kept with the booking, not shown to the guest"
          {...fieldProps(form, 'freeBecause')}
        />
      ) : null}
    </>
  );
}
