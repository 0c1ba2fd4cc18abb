import { GraphQLError } from 'graphql';

/** For a read that this caller may not make. A refused change is a `NotSignedIn` of its result instead. */
export function forbidden(): GraphQLError {
  return new GraphQLError('This is not for this caller.', { extensions: { code: 'FORBIDDEN' } });
}
