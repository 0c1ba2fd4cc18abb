import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { ParameterDescription } from './route-description.js';

const WHOLE = /^\d{1,9}$/;

/**
 * The query parameters of a call, which are whole numbers; one that is missing is its schema's default.
 *
 * @throws ProblemError that names what is not a whole number
 */
export function numbersInQuery(parameters: readonly ParameterDescription[], query: unknown): Record<string, number> {
  const given = (query ?? {}) as Readonly<Record<string, string | undefined>>;
  const described = parameters.filter((one) => one.in === 'query');
  const faults = described.flatMap(({ name }) => {
    const text = given[name];
    if (text === undefined || WHOLE.test(text)) return [];
    return [{ field: name, message: `\`${name}\` must be a whole number.` }];
  });
  if (faults.length > 0) throw problemOfRefusal(invalidInput(faults));
  return Object.fromEntries(described.map(({ name, schema }) => [name, Number(given[name] ?? schema?.default)]));
}
