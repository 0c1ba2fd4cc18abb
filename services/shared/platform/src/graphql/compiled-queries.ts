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
 * Runs queries with graphql-jit from their second execution on, which takes less CPU time.
 * The executor of graphql-js still runs mutations and the documents of `needsExecutor`. It also repeats a query that fails
 * outside of a resolver, so that the error has the usual form.
 */
export function compiledQueries(formatError: FormatError): ApolloServerPlugin<SubgraphContext> {
  // Apollo limits the number of cached documents.
  const compiled = new WeakMap<DocumentNode, CompiledQuery | undefined>();
  const seen = new WeakSet<DocumentNode>();
  const find = (schema: GraphQLSchema, document: DocumentNode) => {
    // Compiling costs more than many executions, so one-off queries, such as an attacker's, are not compiled.
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

/**
 * Documents with directives, or with variables inside a literal, which graphql-jit drops from literals of custom
 * scalars.
 */
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

/** The parent of a value inside a list is an array. */
function isLiteral(parent: ASTNode | readonly ASTNode[] | undefined): boolean {
  return Array.isArray(parent) || (parent !== undefined && 'kind' in parent && parent.kind === Kind.OBJECT_FIELD);
}
