import { Kind, type OperationDefinitionNode } from 'graphql';

/** For operations that have no name of their own. */
export const otherOperation = 'other';

/** The first field of an operation, by which operations without a known name are told apart in metrics. */
export function rootFieldOf(operation: OperationDefinitionNode | null | undefined): string {
  const fields = operation?.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD) ?? [];
  const field = fields.find(({ name }) => !name.value.startsWith('__'));
  return field?.name.value ?? otherOperation;
}
