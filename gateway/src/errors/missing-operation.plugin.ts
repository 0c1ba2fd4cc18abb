import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

/**
 * A document that lacks the operation that is to be run, leaves open which, or subscribes, is a fault of the caller. The
 * gateway's own executor would take it for one of ours.
 */
export const missingOperationPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation && operation.operation !== 'subscription') return;
        const message = operation
          ? 'There is nothing to subscribe to.'
          : 'The document has no such operation, or several and none is named.';
        throw new GraphQLError(message, {
          extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
        });
      },
    };
  },
};
