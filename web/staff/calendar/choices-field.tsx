import { useId } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { FieldError } from '../../kit/design/controls/field.js';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
`;

interface ChoicesFieldProps<Value extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly label: string; readonly value: Value }[];
  readonly chosen: readonly Value[];
  readonly onChoose: (chosen: Value[]) => void;
  readonly error?: string | undefined;
}

/** Checkboxes for a few choices. */
export function ChoicesField<Value extends string | number>(props: ChoicesFieldProps<Value>) {
  const { legend, options, chosen, onChoose, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <Choices>
        {options.map(({ label, value }) => (
          <CheckboxField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
        ))}
      </Choices>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  );
}
