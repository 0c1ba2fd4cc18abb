import { type NamedOperation, operationKey } from '@hilltop/platform/graphql/read-operation';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PlannedOperation } from './passthrough.js';

const maxBytes = 4 * 1024 * 1024;

/** Operations that were parsed, validated and planned not long ago. Another one costs many times as much. */
@Injectable()
export class PlannedOperations {
  private readonly keys = new LRUCache<string, true>({
    maxSize: maxBytes,
    sizeCalculation: (_, key) => 2 * key.length + 128,
  });

  add({ requestContext: { request } }: PlannedOperation): void {
    const { query = '', operationName } = request;
    this.keys.set(operationKey({ query, operationName }), true);
  }

  has(operation: NamedOperation): boolean {
    return this.keys.get(operationKey(operation)) === true;
  }
}
