import { Kind, type OperationDefinitionNode } from 'graphql';

export const otherOperation = 'other';

/** The first field, which tells operations without a known name apart in metrics. */
export function rootFieldOf(operation: OperationDefinitionNode | null | undefined): string {
  const fields = operation?.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD) ?? [];
  const field = fields.find(({ name }) => !name.value.startsWith('__'));
  return field?.name.value ?? otherOperation;
}
