import { type NamedOperation, operationKey } from '@hilltop/platform/graphql/read-operation';
import { otherOperation } from '@hilltop/platform/graphql/root-field';
import { type DocumentNode, getOperationAST, Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { operationLimits } from '../limits/operation-limits.js';
import { operationNameOf } from '../telemetry/operation-name.js';
import { type CachePolicy, cachePolicyOf } from './public-fields.js';

const maxBytes = 2 * 1024 * 1024;

interface OperationFacts {
  /** Undefined for mutations, private fields and invalid documents. */
  readonly policy: CachePolicy | undefined;
  readonly isMutation: boolean;
  /** For metrics. */
  readonly name: string;
}

const known = new LRUCache<string, OperationFacts>({
  maxSize: maxBytes,
  sizeCalculation: (_, key) => 2 * key.length + 256,
});

/** Parses each text once. An invalid document counts as a read without a policy. */
function factsOf(operation: NamedOperation): OperationFacts {
  const key = operationKey(operation);
  let facts = known.get(key);
  if (!facts) {
    facts = parseFacts(operation);
    known.set(key, facts);
  }
  return facts;
}

function parseFacts({ query, operationName }: NamedOperation): OperationFacts {
  try {
    const document = parse(query, { maxTokens: operationLimits.tokens, noLocation: true });
    const definition = getOperationAST(document, operationName);
    const isMutation = definition?.operation === 'mutation';
    return { policy: cachePolicyOfDocument(document, operationName), isMutation, name: operationNameOf(definition) };
  } catch {
    return { policy: undefined, isMutation: false, name: otherOperation };
  }
}

/** Undefined for mutations, private fields and invalid documents. */
export const cachePolicyOfOperation = (operation: NamedOperation): CachePolicy | undefined => factsOf(operation).policy;

/** The name in metrics: one of few. */
export const nameOfOperation = (operation: NamedOperation): string => factsOf(operation).name;

export const isMutation = (operation: NamedOperation): boolean => factsOf(operation).isMutation;

/** Undefined also for a document with fragments at its root. */
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
