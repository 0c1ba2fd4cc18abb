import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { type FieldForm, fieldProps } from '../../kit/lib/field-props.js';
import { languages } from '../../kit/words/language.js';

const Fold = styled.details`
  border-block: 1px solid var(--line);
  summary { padding-block: var(--s-3); font: 600 var(--t-2)/1.35 var(--ui); cursor: pointer; }
  > div { display: grid; gap: var(--s-4); padding-bottom: var(--s-4); }
`;

interface SpanishField<Form extends FieldValues> {
  readonly name: Path<Form>;
  /** As the English field is called. */
  readonly label: string;
  readonly hint?: string;
  /** Of a text of several lines. */
  readonly rows?: number;
}

interface SpanishFieldsProps<Form extends FieldValues> {
  readonly form: FieldForm<Form>;
  readonly fields: readonly SpanishField<Form>[];
}

/** The Spanish texts of a form, folded until somebody wants them. A house of one language has none. */
export function SpanishFields<Form extends FieldValues>({ form, fields }: SpanishFieldsProps<Form>) {
  const [isOpen, setIsOpen] = useState(false);
  if (!languages.includes('es')) return null;
  const isWrong = fields.some(({ name }) => fieldProps(form, name).error !== undefined);
  const isShown = isOpen || isWrong;
  return (
    <Fold open={isShown} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Spanish</summary>
      <div>
        {isShown
          ? fields.map(({ name, label, rows, ...hint }) => {
              const props = { ...hint, label: `${label} in Spanish`, lang: 'es', autoComplete: 'off' };
              return rows === undefined ? (
                <TextField key={name} {...props} {...fieldProps(form, name)} />
              ) : (
                <TextAreaField key={name} {...props} rows={rows} {...fieldProps(form, name)} />
              );
            })
          : null}
        <small>Without a text here, Spanish pages show the English one.</small>
      </div>
    </Fold>
  );
}
