import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import type { Generations } from './generations.js';
import { type TopicName, topicNames, topicsOfChange } from './topics.js';

/**
 * Ends generations by the changes that pass through this gateway, before their answers leave: who has read that a change
 * was made reads it here from then on, however long its event takes. Other gateways hear of it by the event.
 */
export function emptyingPlugin(generations: Generations): ApolloServerPlugin {
  return {
    async requestDidStart() {
      let changed: readonly TopicName[] = [];
      return {
        async didResolveOperation({ operation }) {
          changed = topicsChangedBy(operation);
          generations.empty(changed);
        },
        async willSendResponse() {
          generations.empty(changed);
        },
      };
    },
  };
}

function topicsChangedBy(operation: OperationDefinitionNode | undefined): readonly TopicName[] {
  if (operation?.operation !== 'mutation') return [];
  const names = operation.selectionSet.selections.flatMap((selection) =>
    // A fragment at the root of a change may name any of them.
    selection.kind === Kind.FIELD ? topicsOfChange(selection.name.value) : topicNames,
  );
  return [...new Set(names)];
}
