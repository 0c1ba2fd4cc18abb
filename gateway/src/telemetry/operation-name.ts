import { otherOperation, rootFieldOf } from '@hilltop/platform/graphql/root-field';
import type { OperationDefinitionNode } from 'graphql';
import { siteOperations } from '../generated/site-operations.js';
import { apiSchema } from '../supergraph/api-schema.js';

const known = new Set(siteOperations);
const fields = new Set(
  [apiSchema.getQueryType(), apiSchema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {})),
);

/** A name of the site's operations, otherwise the first field, so that a stranger's text never becomes a label. */
export function operationNameOf(operation: OperationDefinitionNode | null | undefined): string {
  const name = operation?.name?.value;
  if (name !== undefined && known.has(name)) return name;
  const field = rootFieldOf(operation);
  return fields.has(field) ? field : otherOperation;
}
