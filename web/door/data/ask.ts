import { requestTimeout } from '../../kit/lib/request-timeout.js';
import { z } from '../../kit/lib/zod.js';
import { onItsWay } from '../at-rest.js';

/** A document of `generated/door-operations.ts`. */
interface Operation<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
  readonly toString: () => string;
}

const answerSchema = z.object({ data: z.unknown(), errors: z.array(z.unknown()).optional() });

/** Sends an operation to the gateway, once. @throws without a complete answer */
export async function ask<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  const response = await onItsWay(
    fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: operation.toString(), variables }),
      signal: requestTimeout(),
    }),
  );
  const { data, errors = [] } = answerSchema.parse(await response.json());
  if (errors.length > 0 || data == null) throw new Error(`The gateway answered ${response.status} with errors`);
  // Typed by the generated document, from the gateway's schema.
  return data as Data;
}
