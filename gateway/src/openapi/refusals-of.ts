import { type DocumentNode, getNamedType, getOperationAST, isAbstractType, isInterfaceType, Kind } from 'graphql';
import type { RefusalName } from '../errors/refusal-row.js';
import { apiSchema } from '../supergraph/api-schema.js';

export function refusalsOf(document: DocumentNode): RefusalName[] {
  const operation = getOperationAST(document);
  const fields = operation && apiSchema.getRootType(operation.operation)?.getFields();
  const refusal = apiSchema.getType('Refusal');
  return (operation?.selectionSet.selections ?? []).flatMap((selection) => {
    const field = selection.kind === Kind.FIELD ? fields?.[selection.name.value] : undefined;
    const result = field && getNamedType(field.type);
    if (!isAbstractType(result) || !isInterfaceType(refusal)) return [];
    const refused = apiSchema.getPossibleTypes(result).filter((type) => apiSchema.isSubType(refusal, type));
    // The compiler keeps the table of refusals as complete as the schema.
    return refused.map(({ name }) => name as RefusalName);
  });
}
