import type { ApolloServerPlugin } from '@apollo/server';
import { rootFieldOf } from './root-field.js';
import type { SubgraphContext } from './subgraph-context.js';

/** Names each valid operation by its first field, e.g. `createBooking`. The name in a document can be a stranger's text. */
export const operationNamesPlugin: ApolloServerPlugin<SubgraphContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => contextValue.nameOperation?.(rootFieldOf(operation)),
  }),
};
