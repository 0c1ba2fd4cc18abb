import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

const WAIT_MS = 500;
/** Of the gateway (`errors/subgraph-errors.ts`): a service did not answer in time, or is away for the moment. */
const UNAVAILABLE = 'SUBGRAPH_UNAVAILABLE';

function isUnavailable({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === UNAVAILABLE) ?? false;
}

/** Neither what the server refused, nor what took as long as a visitor waits. */
function isWorthAnother(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /^50[234]: /.test(error.message));
}

/** A read that was not answered is asked once more, after half a second, before anybody is told. Changes are sent once. */
export function askOnceMore(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return new Observable((observer) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const later = (): void => {
        timer = setTimeout(() => {
          asking = forward(operation).subscribe(observer);
        }, WAIT_MS);
      };
      let isAgain = false;
      let asking = forward(operation).subscribe({
        next: (result) => {
          isAgain = isUnavailable(result);
          if (!isAgain) observer.next(result);
        },
        error: (error) => (isWorthAnother(error) ? later() : observer.error(error)),
        complete: () => (isAgain ? later() : observer.complete()),
      });
      return () => {
        clearTimeout(timer);
        asking.unsubscribe();
      };
    });
  });
}
