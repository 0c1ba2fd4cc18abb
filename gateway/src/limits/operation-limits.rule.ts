import { GraphQLError, Kind, type OperationDefinitionNode, type SelectionSetNode, type ValidationRule } from 'graphql';
import { SelectionMeasurer } from './measure-selection.js';
import { operationLimits } from './operation-limits.js';

const words = {
  depth: 'is nested too deeply',
  fields: 'asks for too many fields',
  aliases: 'has too many aliases',
  directives: 'has too many directives',
  cost: 'asks for too much at once',
} as const;

/**
 * Refuses operations beyond `operationLimits` before anything of them is run. Introspection, where it is switched on,
 * nests deeply by nature and touches no subgraph: what is asked of `__schema` and `__type` is not measured.
 */
export const operationLimitsRule: ValidationRule = (context) => {
  const measurer = new SelectionMeasurer(context.getSchema(), (name) => context.getFragment(name));
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const measured = measurer.measure(
        withoutIntrospection(operation.selectionSet),
        context.getSchema().getRootType(operation.operation) ?? undefined,
      );
      for (const limit of Object.keys(words) as (keyof typeof words)[]) {
        if (measured[limit] > operationLimits[limit]) {
          context.reportError(new GraphQLError(`The operation ${words[limit]}.`, { nodes: operation }));
        }
      }
    },
  };
};

const introspective = new Set(['__schema', '__type']);

function withoutIntrospection(set: SelectionSetNode): SelectionSetNode {
  return {
    ...set,
    selections: set.selections.filter((node) => node.kind !== Kind.FIELD || !introspective.has(node.name.value)),
  };
}
