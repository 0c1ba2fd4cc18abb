import {
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { type Measure, SelectionMeasurer } from './measure-selection.js';
import { maxMutationFields, operationLimits } from './operation-limits.js';

const words = {
  depth: 'is nested too deeply',
  fields: 'asks for too many fields',
  aliases: 'has too many aliases',
  directives: 'has too many directives',
  cost: 'would return too much',
} as const;

/**
 * Refuses operations beyond `operationLimits` before they run. `__schema` and `__type` are not measured: introspection,
 * if enabled, is deeply nested by nature and calls no subgraph.
 */
export const operationLimitsRule: ValidationRule = (context) => {
  const measurer = new SelectionMeasurer(context.getSchema(), (name) => context.getFragment(name));
  return {
    OperationDefinition(operation: OperationDefinitionNode) {
      const measured = measurer.measure(
        withoutIntrospection(operation.selectionSet),
        context.getSchema().getRootType(operation.operation) ?? undefined,
      );
      for (const message of problemsOf(operation.operation, measured)) {
        context.reportError(new GraphQLError(message, { nodes: operation }));
      }
    },
  };
};

function problemsOf(type: OperationTypeNode, measured: Measure): string[] {
  const limits = Object.keys(words) as (keyof typeof words)[];
  const problems = limits
    .filter((limit) => measured[limit] > operationLimits[limit])
    .map((limit) => `The operation ${words[limit]}: ${measured[limit]} of at most ${operationLimits[limit]}.`);
  if (type === OperationTypeNode.MUTATION && measured.width > maxMutationFields) {
    problems.push('The operation changes more than one thing. Send one mutation in each operation.');
  }
  return problems;
}

const introspective = new Set(['__schema', '__type']);

function withoutIntrospection(set: SelectionSetNode): SelectionSetNode {
  return {
    ...set,
    selections: set.selections.filter((node) => node.kind !== Kind.FIELD || !introspective.has(node.name.value)),
  };
}
