import type { ComponentType } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Answer } from '../../kit/lib/forms/form-error.js';

/** A record that several staff can change. A change names the version that it is based on. */
export interface VersionedRecord {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** The answer to a change; `current` if somebody else changed the record first. */
export type ChangeAnswer<Row> = Answer & (string | { readonly current?: Row });

export function currentOf<Row>(answer: ChangeAnswer<Row>): Row | undefined {
  return typeof answer === 'object' ? answer.current : undefined;
}

export interface FieldsProps<Form extends FieldValues, Input> {
  readonly form: UseFormReturn<Form, unknown, Input>;
  readonly isNew: boolean;
}

/** How records of one kind are edited. */
export interface RecordKind<Row extends VersionedRecord, Form extends FieldValues, Input> {
  readonly name: 'product' | 'tour';
  readonly schema: ZodType<Input, Form>;
  readonly emptyForm: Form & DefaultValues<Form>;
  readonly toForm: (row: Row) => Form & DefaultValues<Form>;
  /** The form as text by label, to compare two versions. */
  readonly asText: (form: Form) => Readonly<Record<string, string>>;
  /** Whether the form has a field of that name to show a message at. */
  readonly isField: (name: string) => name is Path<Form>;
  readonly Fields: ComponentType<FieldsProps<Form, Input>>;
}
