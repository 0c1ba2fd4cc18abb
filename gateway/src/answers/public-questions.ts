import { type NamedOperation, operationKey } from '@hilltop/platform/graphql/read-operation';
import { Injectable } from '@nestjs/common';
import { type DocumentNode, getOperationAST, Kind, parse } from 'graphql';
import { operationLimits } from '../limits/operation-limits.js';
import { BoundedMap } from './bounded-map.js';
import { type Scope, scopeOf } from './public-reads.js';

const rememberedBytes = 2 * 1024 * 1024;

/** Tells which operations ask for nothing but public reads. Looks at each document once. */
@Injectable()
export class PublicQuestions {
  private readonly known = new BoundedMap<{ readonly scope: Scope | undefined }>(rememberedBytes);

  /** @returns undefined for changes, for what is about one visitor, and for what is no GraphQL */
  scopeOf(operation: NamedOperation): Scope | undefined {
    const key = operationKey(operation);
    const known = this.known.get(key);
    if (known) return known.scope;
    const scope = readScope(operation);
    this.known.set(key, { scope }, 2 * key.length + 256);
    return scope;
  }
}

function readScope({ query, operationName }: NamedOperation): Scope | undefined {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: operationLimits.tokens, noLocation: true });
  } catch {
    return undefined;
  }
  return scopeOfDocument(document, operationName);
}

/** Of operations that name their fields themselves: fragments at the root are left to whoever runs them. */
export function scopeOfDocument(document: DocumentNode, operationName?: string): Scope | undefined {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return undefined;
  const fields: string[] = [];
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) return undefined;
    if (selection.name.value !== '__typename') fields.push(selection.name.value);
  }
  return scopeOf(fields);
}
