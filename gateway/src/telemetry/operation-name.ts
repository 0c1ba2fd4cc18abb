import { otherOperation, rootFieldOf } from '@hilltop/platform/graphql/root-field';
import type { OperationDefinitionNode } from 'graphql';
import { siteOperations } from '../generated/site-operations.js';
import { apiSchema } from '../supergraph/api-schema.js';

const known = new Set(siteOperations);
const fields = new Set(
  [apiSchema.getQueryType(), apiSchema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {})),
);

/**
 * What an operation is called in metrics, traces and the log: the name of one of the site's operations, otherwise its first
 * field, so that a stranger's text never becomes a label.
 */
export function operationNameOf(operation: OperationDefinitionNode | null | undefined): string {
  const name = operation?.name?.value;
  if (name !== undefined && known.has(name)) return name;
  const field = rootFieldOf(operation);
  return fields.has(field) ? field : otherOperation;
}
