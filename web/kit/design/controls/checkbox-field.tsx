import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldError, type FieldLabels, useFieldControl } from './field.js';

const Line = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: var(--s-3);
  align-items: center;
  min-height: var(--target);
  cursor: pointer;
  input { appearance: none; width: 26px; height: 26px; margin: 0; background: var(--raised); border: 1px solid var(--edge); border-radius: var(--r-1); display: grid; place-items: center; }
  input[type='radio'] { border-radius: 50%; }
  input::after { content: ""; width: 14px; height: 14px; opacity: 0; background: var(--brass-lit); clip-path: polygon(0 52%, 14% 38%, 38% 62%, 86% 10%, 100% 24%, 38% 92%); }
  input[type='radio']::after { width: 10px; height: 10px; clip-path: circle(); }
  input:checked { background: var(--night); border-color: var(--night); }
  input:checked::after { opacity: 1; }
  input[aria-invalid='true'] { border: 2px solid var(--oxblood); background: var(--refused-ground); }
  input[aria-invalid='true']:checked { background: var(--night); }
  @media (forced-colors: active) { input { appearance: auto; } input::after { display: none; } }
`;

const Hint = styled.span`
  display: block;
  color: var(--fg-soft);
  font-size: var(--t-2);
  line-height: 1.35;
`;

/** `type="radio"` makes it one of several with the same `name`. */
export function CheckboxField({ label, hint, error, id, ...rest }: FieldLabels & ComponentProps<'input'>) {
  const { control, hintId, errorId } = useFieldControl(hint, error, id);
  return (
    <div>
      <Line htmlFor={control.id}>
        <input type="checkbox" {...rest} {...control} />
        <span>
          {label}
          {hint ? <Hint id={hintId}>{hint}</Hint> : null}
        </span>
      </Line>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
