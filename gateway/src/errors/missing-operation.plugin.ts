import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

/**
 * A document that lacks the operation that is to be run, or leaves open which, is a fault of the caller. The gateway's own
 * executor would take it for one of ours.
 */
export const missingOperationPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation) return;
        throw new GraphQLError('The document has no such operation, or several and none is named.', {
          extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
        });
      },
    };
  },
};
