import { GraphQLError } from 'graphql';

export const roleRequiredCode = 'ROLE_REQUIRED';

/** This caller is not allowed to make the query. Mutations return `NotSignedIn` instead. */
export function forbidden(): GraphQLError {
  return new GraphQLError('This caller is not allowed to do this.', { extensions: { code: 'FORBIDDEN' } });
}

/** The role of the member of staff is not allowed to make the query. Mutations return `NotAllowed` instead. */
export function roleRequired(): GraphQLError {
  return new GraphQLError('This role is not allowed to do this.', { extensions: { code: roleRequiredCode } });
}
