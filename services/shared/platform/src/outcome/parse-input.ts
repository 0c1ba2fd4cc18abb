import type { z } from 'zod';
import { usualFaults } from './faults.en.js';
import type { Refusal } from './refusal.js';
import { unstorablePaths } from './storable-text.js';

export interface FieldError {
  /** Path of the field in the input, e.g. `email` or `features.2`. */
  readonly field: string;
  readonly message: string;
}

export interface InvalidInput extends Refusal<'InvalidInput'> {
  readonly fields: FieldError[];
}

export type ParsedInput<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: InvalidInput };

/** Reports fields that a check other than the schema found invalid. */
export function invalidInput(fields: FieldError[]): InvalidInput {
  return { __typename: 'InvalidInput', message: usualFaults.marked.error(), fields };
}

/** Reports each field once, with its first fault. */
export function parseInput<Shape extends z.ZodType>(shape: Shape, input: unknown): ParsedInput<z.output<Shape>> {
  const message = usualFaults.unstorable.error();
  const unstorable = unstorablePaths(input).map((path) => ({ field: path || 'input', message }));
  if (unstorable.length > 0) return { ok: false, refusal: invalidInput(unstorable) };
  const parsed = shape.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };

  const messages = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const name of names) {
      const field = [...issue.path.map(String), name].filter((part) => part !== '').join('.') || 'input';
      if (!messages.has(field)) messages.set(field, issue.message);
    }
  }
  return { ok: false, refusal: invalidInput([...messages].map(([field, message]) => ({ field, message }))) };
}
