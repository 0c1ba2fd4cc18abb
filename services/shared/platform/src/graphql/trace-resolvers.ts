import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { inSpan, isSampled } from '../telemetry/in-span.js';

/** Makes each use case a span of a sampled trace: the fields of Query and Mutation, e.g. `resolve createBooking`. */
export function traceResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { name, resolve = defaultFieldResolver } = field;
      field.resolve = (...given) => {
        if (!isSampled()) return resolve(...given);
        return inSpan({ name: `resolve ${name}`, kind: 'INTERNAL' }, async () => resolve(...given));
      };
    }
  }
  return schema;
}
