import type { ApolloServerPlugin } from '@apollo/server';
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { SubgraphContext } from './subgraph-context.js';

type FormatError = (formatted: GraphQLFormattedError, thrown: unknown) => GraphQLFormattedError;

/**
 * Runs queries with graphql-jit from their second time on, which takes less processor time.
 * The executor of graphql-js still runs mutations and the documents of `needsExecutor`. It also repeats a query that fails
 * outside of a resolver, so that the error reads as usual.
 */
export function compiledQueries(formatError: FormatError): ApolloServerPlugin<SubgraphContext> {
  // Apollo bounds the number of documents that it keeps.
  const compiled = new WeakMap<DocumentNode, CompiledQuery | undefined>();
  const seen = new WeakSet<DocumentNode>();
  const find = (schema: GraphQLSchema, document: DocumentNode) => {
    // Compiling costs more than many runs: a query that is asked once, as an attacker's are, is not worth it.
    if (!seen.has(document)) {
      seen.add(document);
      return undefined;
    }
    if (!compiled.has(document)) compiled.set(document, compile(schema, document));
    return compiled.get(document);
  };
  return {
    requestDidStart: async () => ({
      async responseForOperation({ schema, document, request, contextValue, response }) {
        const query = find(schema, document);
        if (!query) return null;
        const { data, errors = [] } = await query.query(undefined, contextValue, request.variables);
        if (errors.some(({ originalError }) => !originalError)) return null;
        const singleResult = {
          ...(errors.length > 0 && { errors: errors.map((error) => formatError(error.toJSON(), error)) }),
          data: data ?? null,
        };
        return { http: response.http, body: { kind: 'single', singleResult } };
      },
    }),
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | undefined {
  const [operation, ...others] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query' || others.length > 0) return;
  if (needsExecutor(document)) return;
  const query = compileQuery(schema, document);
  return isCompiledQuery(query) ? query : undefined;
}

/** Directives, and variables inside of a literal: graphql-jit leaves those out of the literal of a custom scalar. */
function needsExecutor(document: DocumentNode): boolean {
  let found = false;
  const stop = () => {
    found = true;
    return BREAK;
  };
  visit(document, {
    Directive: stop,
    Variable: (_node, _key, parent) => (isLiteral(parent) ? stop() : undefined),
  });
  return found;
}

/** The parent of a value within a list is an array. */
function isLiteral(parent: ASTNode | readonly ASTNode[] | undefined): boolean {
  return Array.isArray(parent) || (parent !== undefined && 'kind' in parent && parent.kind === Kind.OBJECT_FIELD);
}
