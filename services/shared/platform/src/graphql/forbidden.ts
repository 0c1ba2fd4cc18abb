import { GraphQLError } from 'graphql';

/** The code of a read that the caller's role may not make. */
export const roleRequiredCode = 'ROLE_REQUIRED';

/** For a read that this caller may not make. A refused change is a `NotSignedIn` of its result instead. */
export function forbidden(): GraphQLError {
  return new GraphQLError('This caller is not allowed to do this.', { extensions: { code: 'FORBIDDEN' } });
}

/** For a read by a member of staff whose role may not make it. A refused change is a `NotAllowed` of its result instead. */
export function roleRequired(): GraphQLError {
  return new GraphQLError('This role is not allowed to do this.', { extensions: { code: roleRequiredCode } });
}
