import type { ComponentProps } from 'react';
import { Field, type FieldLabels } from './field.js';
import { Input, Select, TextArea } from './input-style.js';

/** Accepts all attributes of an input, including `ref` and react-hook-form's `register`. */
export function TextField({ label, hint, error, id, className, ...rest }: FieldLabels & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})} {...(className ? { className } : {})}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  );
}

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

export function SelectField({ label, hint, error, id, className, ...rest }: FieldLabels & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})} {...(className ? { className } : {})}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}
