import type { FieldErrors, FieldValues, Path, RegisterOptions, UseFormRegister } from 'react-hook-form';

export interface FieldForm<Form extends FieldValues> {
  readonly register: UseFormRegister<Form>;
  readonly formState: { readonly errors: FieldErrors<Form> };
}

/** Props of a field: react-hook-form's registration, and the error. */
export function fieldProps<Form extends FieldValues, Name extends Path<Form>>(
  { register, formState }: FieldForm<Form>,
  name: Name,
  options?: RegisterOptions<Form, Name>,
) {
  return { ...register(name, options), error: formState.errors[name]?.message as string | undefined };
}
