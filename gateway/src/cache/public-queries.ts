import { type NamedOperation, operationKey } from '@hilltop/platform/graphql/read-operation';
import { type DocumentNode, getOperationAST, Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { operationLimits } from '../limits/operation-limits.js';
import { type CachePolicy, cachePolicyOf } from './public-fields.js';

const maxBytes = 2 * 1024 * 1024;

const policies = new LRUCache<string, { readonly policy: CachePolicy | undefined }>({
  maxSize: maxBytes,
  sizeCalculation: (_, key) => 2 * key.length + 256,
});

/** The cache policy of an operation; undefined for mutations, private fields and invalid documents. Parses each text once. */
export function cachePolicyOfOperation(operation: NamedOperation): CachePolicy | undefined {
  const key = operationKey(operation);
  let known = policies.get(key);
  if (!known) {
    known = { policy: parsePolicy(operation) };
    policies.set(key, known);
  }
  return known.policy;
}

function parsePolicy({ query, operationName }: NamedOperation): CachePolicy | undefined {
  try {
    return cachePolicyOfDocument(parse(query, { maxTokens: operationLimits.tokens, noLocation: true }), operationName);
  } catch {
    return undefined;
  }
}

/** The cache policy of a document; undefined also for one with fragments at its root. */
export function cachePolicyOfDocument(document: DocumentNode, operationName?: string): CachePolicy | undefined {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return undefined;
  const fields: string[] = [];
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) return undefined;
    if (selection.name.value !== '__typename') fields.push(selection.name.value);
  }
  return cachePolicyOf(fields);
}
