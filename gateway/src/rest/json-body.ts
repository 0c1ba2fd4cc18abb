import type { FieldError } from '@hilltop/platform/outcome/parse-input';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { formatCents, parseCents } from '@hilltop/platform/values/cents';
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { httpProblem } from '../errors/http-problems.js';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { JsonBody } from './route-description.js';

interface ReadInputOptions {
  /** Amounts of money, which can also be JSON numbers. */
  readonly amounts?: readonly string[];
  /** Required unless the field beside them is there. */
  readonly alternatives?: Readonly<Record<string, string>>;
}

type ReadInput =
  | { readonly ok: true; readonly value: Record<string, unknown> }
  | { readonly ok: false; readonly errors: FieldError[] };

type Read = { readonly value: unknown } | { readonly fault: string };

/**
 * A JSON body as the value of a GraphQL input type, so that wrong types are reported for the documented fields and not in GraphQL's
 * words. It checks types only; the service checks the rules. It accepts what cannot be misread: digits in text for a whole number, a
 * number with at most two decimals for an amount, and empty text or null for an optional field. Unknown fields are dropped.
 */
export function readInput(type: GraphQLInputObjectType, body: unknown, options: ReadInputOptions = {}): ReadInput {
  const reader = new InputReader(options.amounts ?? [], options.alternatives ?? {});
  const value = reader.object(type, body as Record<string, unknown>, '');
  return reader.errors.length === 0 ? { ok: true, value } : { ok: false, errors: reader.errors };
}

class InputReader {
  readonly errors: FieldError[] = [];

  constructor(
    private readonly amounts: readonly string[],
    private readonly alternatives: Readonly<Record<string, string>>,
  ) {}

  object(type: GraphQLInputObjectType, given: Record<string, unknown>, path: string): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    for (const field of Object.values(type.getFields())) {
      const own = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
      const at = path === '' ? field.name : `${path}.${field.name}`;
      const read = this.field(field, own, at, this.isRequired(field, at, given));
      if (read !== undefined) value[field.name] = read;
    }
    return value;
  }

  private isRequired(field: GraphQLInputField, path: string, given: Record<string, unknown>): boolean {
    const other = this.alternatives[path];
    return isRequiredInputField(field) || (other !== undefined && (given[other] ?? '') === '');
  }

  private field(field: GraphQLInputField, given: unknown, path: string, isRequired: boolean): unknown {
    const absent = given === undefined || given === null || (given === '' && !isNonNullType(field.type) && !isRequired);
    if (!absent) return this.value(field.type, given, path);
    if (isRequired) this.errors.push({ field: path, message: `${fieldLabel(path)} is required.` });
    return undefined;
  }

  private value(type: GraphQLInputType, given: unknown, path: string): unknown {
    if (isNonNullType(type)) return this.value(type.ofType, given, path);
    if (isListType(type)) {
      if (!Array.isArray(given)) return this.refuse(path, 'must be a list');
      return given.map((item, index) => this.value(type.ofType, item, `${path}.${index}`));
    }
    if (isInputObjectType(type)) {
      if (!isJsonObject(given)) return this.refuse(path, 'must be an object');
      return this.object(type, given, path);
    }
    const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : undefined;
    const read = names ? oneOf(names, given) : this.scalar(type.name, given, path);
    return 'fault' in read ? this.refuse(path, read.fault) : read.value;
  }

  private scalar(name: string, given: unknown, path: string): Read {
    if (name === 'Int') return wholeNumber(given);
    if (name === 'Boolean') return typeof given === 'boolean' ? { value: given } : { fault: 'must be true or false' };
    if (name === 'ID' && Number.isSafeInteger(given)) return { value: String(given) };
    if (typeof given === 'string') return { value: given };
    if (!this.amounts.includes(path)) return { fault: 'must be text' };
    const amount = amountText(given);
    return amount === undefined ? { fault: 'must be an amount with two decimals, such as "25.00"' } : { value: amount };
  }

  private refuse(path: string, fault: string): undefined {
    this.errors.push({ field: path, message: `${fieldLabel(path)} ${fault}.` });
    return undefined;
  }
}

/** Every documented body is an object. */
function isJsonObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function oneOf(names: readonly string[], given: unknown): Read {
  if (typeof given === 'string' && names.includes(given)) return { value: given };
  return { fault: `must be one of ${names.join(', ')}` };
}

/** Forms send numbers as text. */
export const WHOLE_NUMBER = /^\s*-?\d{1,9}\s*$/;

function wholeNumber(given: unknown): Read {
  const number = typeof given === 'string' && WHOLE_NUMBER.test(given) ? Number(given) : given;
  const whole = typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 2 ** 31;
  return whole ? { value: number } : { fault: 'must be a whole number' };
}

/** `groupSize` → `Group size`, `features.0` → `Features 1`. */
function fieldLabel(path: string): string {
  const words = path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Text with two decimals; undefined when the amount is not whole cents. */
function amountText(given: unknown): string | undefined {
  if (typeof given !== 'number') return undefined;
  // The number's shortest text avoids float arithmetic.
  const cents = parseCents(String(given));
  return cents === undefined ? undefined : formatCents(cents);
}

/** `Input` is the generated type. @throws ProblemError 400 when the body is not a JSON object, 422 that names fields with a wrong type */
export function jsonBody<Input>({ type, amounts = [], alternatives = {}, toInput }: JsonBody, body: unknown): Input {
  if (!isJsonObject(body)) throw new ProblemError(httpProblem(400));
  const read = readInput(type, body, { amounts, alternatives });
  if (read.ok) return (toInput ? toInput(read.value) : read.value) as Input;
  throw problemOfRefusal({
    __typename: 'InvalidInput',
    message: 'Please check the marked fields.',
    fields: read.errors,
  });
}
