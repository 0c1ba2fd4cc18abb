import { Catch, type ExceptionFilter } from '@nestjs/common';
import { GraphQLError } from 'graphql';

/** Leaves GraphQL errors to `maskInternalErrors`. Nest would log a stack for each, so strangers could fill the log. */
@Catch(GraphQLError)
export class ResolverRefusalFilter implements ExceptionFilter {
  catch(error: GraphQLError): never {
    throw error;
  }
}
