import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, map, retry, timer } from 'rxjs';

const WAIT_MS = 500;
/** Of the gateway (`errors/subgraph-errors.ts`): a service did not answer in time, or is away for the moment. */
const UNAVAILABLE = 'SUBGRAPH_UNAVAILABLE';

class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
}

/** Neither what the server refused, nor what took as long as a visitor waits. */
function isWorthAnother(error: unknown): boolean {
  if (error instanceof NotAnswered || error instanceof TypeError) return true;
  return error instanceof Error && /^50[234]: /.test(error.message);
}

/** A read that was not answered is asked once more, after half a second, before anybody is told. Changes are sent once. */
export function askOnceMore(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    let asked = 0;
    return defer(() => {
      asked += 1;
      return forward(operation).pipe(
        map((result) => {
          const isOpen = result.errors?.some(({ extensions }) => extensions?.code === UNAVAILABLE);
          if (isOpen && asked === 1) throw new NotAnswered();
          return result;
        }),
      );
    }).pipe(
      retry({
        count: 1,
        delay: (error: unknown) => {
          if (isWorthAnother(error)) return timer(WAIT_MS);
          throw error;
        },
      }),
    );
  });
}
