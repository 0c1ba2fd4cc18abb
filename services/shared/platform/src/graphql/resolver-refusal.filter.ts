import { Catch, type ExceptionFilter } from '@nestjs/common';
import { GraphQLError } from 'graphql';

/**
 * Leaves GraphQL errors that resolvers throw to `maskInternalErrors`, which logs them. Nest would log each of them as an
 * error with a stack, so that strangers could fill the log with wrong arguments.
 */
@Catch(GraphQLError)
export class ResolverRefusalFilter implements ExceptionFilter {
  catch(error: GraphQLError): never {
    throw error;
  }
}
