import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

/** Missing, ambiguous and subscription operations are the client's errors; the executor treats them as internal. */
export const missingOperationPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation && operation.operation !== 'subscription') return;
        const message = operation
          ? 'There is nothing to subscribe to.'
          : 'The document has no operation with this name, or it has several and the request names none.';
        throw new GraphQLError(message, {
          extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
        });
      },
    };
  },
};
