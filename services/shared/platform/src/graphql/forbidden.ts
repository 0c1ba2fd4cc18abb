import { GraphQLError } from 'graphql';

export const roleRequiredCode = 'ROLE_REQUIRED';

/** For a query that this caller is not allowed to make. Mutations return `NotSignedIn` instead. */
export function forbidden(): GraphQLError {
  return new GraphQLError('This caller is not allowed to do this.', { extensions: { code: 'FORBIDDEN' } });
}

/** For a query that the role of a member of staff is not allowed to make. Mutations return `NotAllowed` instead. */
export function roleRequired(): GraphQLError {
  return new GraphQLError('This role is not allowed to do this.', { extensions: { code: roleRequiredCode } });
}
