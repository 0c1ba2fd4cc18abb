import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { type CacheTag, cacheTagNames, tagsOfMutation } from './cache-tags.js';
import type { TagVersions } from './tag-versions.js';

/** Invalidates before the response is sent, so that a client that reads after its change sees it. Other gateways wait for the event. */
export function invalidationPlugin(versions: TagVersions): ApolloServerPlugin {
  return {
    async requestDidStart() {
      let tags: readonly CacheTag[] = [];
      return {
        async didResolveOperation({ operation }) {
          tags = tagsOfOperation(operation);
          versions.invalidate(tags);
        },
        async willSendResponse() {
          versions.invalidate(tags);
        },
      };
    },
  };
}

function tagsOfOperation(operation: OperationDefinitionNode | undefined): readonly CacheTag[] {
  if (operation?.operation !== 'mutation') return [];
  const tags = operation.selectionSet.selections.flatMap((selection) =>
    // A fragment at the root can contain any mutation.
    selection.kind === Kind.FIELD ? tagsOfMutation(selection.name.value) : cacheTagNames,
  );
  return [...new Set(tags)];
}
