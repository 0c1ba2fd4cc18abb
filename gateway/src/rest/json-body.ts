import type { GraphQLInputObjectType } from 'graphql';
import { httpProblem } from '../errors/http-problems.js';
import { ProblemError } from '../errors/problem.js';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import { isJsonObject, type ReadInputOptions, readInput } from './read-input.js';

/**
 * The body of a request as the input of a committed operation. `Input` is the generated type of the same input type.
 *
 * @throws ProblemError 400 when the body is not a JSON object, 422 naming the fields that have a wrong type
 */
export function jsonBody<Input>(type: GraphQLInputObjectType, body: unknown, options?: ReadInputOptions): Input {
  if (!isJsonObject(body)) throw new ProblemError(httpProblem(400));
  const read = readInput(type, body, options);
  if (read.ok) return read.value as Input;
  throw problemOfRefusal({
    __typename: 'InvalidInput',
    message: 'Please check the fields that are marked.',
    fields: read.faults,
  });
}
