import { ProblemError } from '@hilltop/platform/outcome/problem';
import { httpProblem } from '../errors/http-problems.js';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import { isJsonObject, readInput } from './read-input.js';
import type { JsonBody } from './route-description.js';

/**
 * Reads the body of a request as the input of a committed operation. `Input` is the generated type of the input type.
 * @throws ProblemError 400 when the body is not a JSON object, 422 that names the fields with a wrong type
 */
export function jsonBody<Input>({ type, amounts = [], alternatives = {} }: JsonBody, body: unknown): Input {
  if (!isJsonObject(body)) throw new ProblemError(httpProblem(400));
  const read = readInput(type, body, { amounts, alternatives });
  if (read.ok) return read.value as Input;
  throw problemOfRefusal({
    __typename: 'InvalidInput',
    message: 'Please check the marked fields.',
    fields: read.faults,
  });
}
