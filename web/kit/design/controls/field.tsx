import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../marks/icon.js';

/** Props that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldLabels {
  readonly label: ReactNode;
  /** Between label and control. */
  readonly hint?: string | undefined;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  readonly error?: string | undefined;
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* room for the focus ring between label and control */
  gap: var(--s-2);
  align-content: start;
  min-width: 0;
  > label { font: 600 var(--t-2)/1.35 var(--ui); }
`;

const Hint = styled.p`
  color: var(--fg-soft);
  font-size: var(--t-2);
  line-height: 1.35;
`;

const Refused = styled.p`
  display: flex;
  gap: 0.375rem;
  align-items: flex-start;
  color: var(--refused);
  font: 500 var(--t-2)/1.35 var(--ui);
  svg { flex: none; margin-top: 0.1em; }
`;

export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Refused id={id}>
      <Icon name="warning" size={18} />
      {children}
    </Refused>
  );
}

export function useFieldControl(hint: string | undefined, error: string | undefined, ownId?: string) {
  const made = useId();
  const id = ownId ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return { control, hintId, errorId };
}

interface FieldProps extends FieldLabels {
  readonly id?: string;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control and error: the base of `TextField`, `SelectField` and `TextAreaField`. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const { control, hintId, errorId } = useFieldControl(hint, error, id);
  return (
    <Block className={className}>
      <label htmlFor={control.id}>{label}</label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children(control)}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </Block>
  );
}
