import { type ComponentProps, type FocusEvent, type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from './text-field.js';

const Note = styled.p`
  margin-top: var(--s-2);
  color: var(--fg-soft);
  font-size: var(--t-2);
  line-height: 1.35;
  &:empty { display: none; }
`;

interface CheckedFieldProps extends ComponentProps<typeof TextField> {
  /** What to look at again; undefined if nothing. */
  readonly check: (typed: string) => string | undefined;
  /** What the field offers: values and their names. It takes others too. */
  readonly offers?: Readonly<Record<string, string>>;
}

/** Says below the field what looks like a slip, once it is left, and never refuses it. */
export function CheckedField({ check, offers, onBlur, onInput, ...rest }: CheckedFieldProps) {
  const id = useId();
  const [note, setNote] = useState<string>();
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    setNote(check(event.target.value));
    onBlur?.(event);
  };
  const mend = (event: FormEvent<HTMLInputElement>): void => {
    if (note !== undefined) setNote(check(event.currentTarget.value));
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  return (
    <>
      <TextField {...rest} {...(offers && { list: id })} onBlur={leave} onInput={mend} />
      {offers ? (
        <datalist id={id}>
          {Object.entries(offers).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </datalist>
      ) : null}
      <Note role="status">{note}</Note>
    </>
  );
}
