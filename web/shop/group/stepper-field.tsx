import { useEffect, useId } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { FieldError } from '../../kit/design/controls/field.js';
import { Quantity } from '../../kit/design/controls/quantity.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  label { min-width: 5rem; font-weight: 600; }
  small { flex-basis: 100%; font-size: var(--t-2); color: var(--fg-soft); }
  > p { flex-basis: 100%; }
`;

export interface Count {
  pupils: number;
  adults: number;
}

interface StepperFieldProps {
  readonly form: Pick<UseFormReturn<Count, unknown, Count>, 'control'>;
  readonly name: keyof Count;
  readonly label: string;
  /** Empty without one. */
  readonly hint: string;
}

/** A number with a button on each side, which gets the focus when it is wrong. */
export function StepperField({ form, name, label, hint }: StepperFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref } = field;
  useEffect(() => ref(document.getElementById(id)), [ref, id]);
  const message = fieldState.error?.message;
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Quantity
        of={label}
        value={field.value}
        most={1000}
        isTyped
        inputId={id}
        isInvalid={message !== undefined}
        {...(describedBy && { describedBy })}
        onChange={field.onChange}
      />
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      {message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}
    </Row>
  );
}
