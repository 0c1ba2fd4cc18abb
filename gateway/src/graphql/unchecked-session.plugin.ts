import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { forbiddenCode } from '../errors/format-error.js';
import { sessionUnknown } from '../session/request-authenticator.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';

/**
 * While the staff service is unavailable, staff count as visitors. A refusal for visitors then becomes 503 instead of "not signed in",
 * because a page would believe that and discard the input.
 */
export const uncheckedSessionPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ contextValue, operation, schema }) {
        if (!contextValue.sessionUnknown || !changesForStaffOnly(operation, schema)) return;
        const { message, extensions } = sessionUnknown();
        throw new GraphQLError(message, { extensions: { ...extensions, http: { status: 503 } } });
      },
      async willSendResponse({ contextValue, response }) {
        if (!contextValue.sessionUnknown || response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        const { message, extensions } = sessionUnknown();
        singleResult.errors = singleResult.errors.map((error) =>
          error.extensions?.code === forbiddenCode ? { ...error, message, extensions } : error,
        );
      },
    };
  },
};

function changesForStaffOnly(operation: OperationDefinitionNode | undefined, schema: GraphQLSchema): boolean {
  if (operation?.operation !== 'mutation') return false;
  const fields = schema.getMutationType()?.getFields();
  return operation.selectionSet.selections.some((selection) => {
    if (selection.kind !== Kind.FIELD) return false;
    const field = fields?.[selection.name.value];
    return field !== undefined && isForStaffOnly(field);
  });
}

/** By a link, visitors make changes whose result can be that of staff. */
export function isForStaffOnly({ args, type }: GraphQLField<unknown, unknown>): boolean {
  if (args.some(({ name }) => name === 'token')) return false;
  const result = getNamedType(type);
  return isUnionType(result) && result.getTypes().some(({ name }) => name === 'NotSignedIn');
}
