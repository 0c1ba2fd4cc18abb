import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field.js';
import { Input, Select, TextArea } from './input-style.js';

/** One line of text. Takes every attribute of an input, `ref` and what react-hook-form's `register` gives. */
export function TextField({ label, hint, error, id, className, ...rest }: FieldLabels & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})} {...(className ? { className } : {})}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  id,
  className,
  ...rest
}: FieldLabels & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})} {...(className ? { className } : {})}>
      {(control) => <TextArea {...rest} {...control} />}
    </Field>
  );
}

/** One of a few; its children are `option`s. */
export function SelectField({ label, hint, error, id, className, ...rest }: FieldLabels & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})} {...(className ? { className } : {})}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}
