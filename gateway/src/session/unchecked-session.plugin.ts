import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { forbiddenCode } from '../errors/format-error.js';
import { sessionNotChecked } from '../errors/session-not-checked.js';
import type { GatewayContext } from './gateway-context.js';

/**
 * While the staff desk does not answer, staff count as visitors. What strangers are refused is then answered with "not
 * answering right now" instead: a page would take "not signed in" at its word and throw away what was typed.
 */
export const uncheckedSessionPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ contextValue, operation, schema }) {
        if (!contextValue.sessionUnknown || !changesForStaffOnly(operation, schema)) return;
        const { message, extensions } = sessionNotChecked();
        throw new GraphQLError(message, { extensions: { ...extensions, http: { status: 503 } } });
      },
      async willSendResponse({ contextValue, response }) {
        if (!contextValue.sessionUnknown || response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        const { message, extensions } = sessionNotChecked();
        singleResult.errors = singleResult.errors.map((error) =>
          error.extensions?.code === forbiddenCode ? { ...error, message, extensions } : error,
        );
      },
    };
  },
};

/** Whether an operation asks for a change that may be answered with `NotSignedIn`. */
function changesForStaffOnly(operation: OperationDefinitionNode | undefined, schema: GraphQLSchema): boolean {
  if (operation?.operation !== 'mutation') return false;
  const fields = schema.getMutationType()?.getFields();
  return operation.selectionSet.selections.some((selection) => {
    if (selection.kind !== Kind.FIELD) return false;
    const field = fields?.[selection.name.value];
    const result = field && getNamedType(field.type);
    return isAbstractType(result) && schema.getPossibleTypes(result).some(({ name }) => name === 'NotSignedIn');
  });
}
