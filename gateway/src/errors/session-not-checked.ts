import type { GraphQLError } from 'graphql';
import { unavailable } from '../supergraph/subgraph/subgraph-errors.js';
import { subgraphTitles } from '../supergraph/subgraph-settings.js';

/** Said in place of "not signed in" when the staff desk does not answer whose session it is. */
export const sessionNotChecked = (): GraphQLError =>
  unavailable({ name: 'staff', title: subgraphTitles.staff }, 'the session could not be checked');
