import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { type Failures, type PlainOutcome, type PlainRead, plainRead } from './plain-read.js';
import { type NamedOperation, operationKey, readOperation } from './read-operation.js';
import type { SubgraphContext } from './subgraph-context.js';

type MakeContext = (request: FastifyRequest) => Promise<SubgraphContext>;

/** Documents that are known at a time: the gateway has some hundred at most. */
const mostKnown = 2_000;

/** Said to the executor when a resolver has been run already and has failed. */
interface Carried extends SubgraphContext {
  readonly failures?: Failures;
}

/**
 * Answers reads that are plain without the executor, once it has seen them: they are parsed and validated then. Whatever does
 * not go well goes the whole way, with what the resolvers have thrown, so that none is run twice for it.
 */
export class PlainReads {
  private readonly known = new Map<string, PlainRead | undefined>();
  private readonly carried = new WeakMap<FastifyRequest, Carried>();

  /** @param makeContext finds out who asks. @throws GraphQLError for strangers */
  constructor(private readonly makeContext: MakeContext) {}

  /** The context of a request that comes to the executor. */
  readonly contextOf: MakeContext = async (request) => this.carried.get(request) ?? this.makeContext(request);

  /** Learns from the executor, and has it hear of failures. */
  plugin(): ApolloServerPlugin<SubgraphContext> {
    const { known } = this;
    return {
      async serverWillStart({ schema }) {
        hearOfFailures(schema);
      },
      async requestDidStart() {
        return {
          async didResolveOperation({ schema, document, operation, request: { query = '', operationName } }) {
            const key = operationKey({ query, operationName });
            if (known.has(key)) return;
            if (known.size >= mostKnown) known.clear();
            known.set(key, operation ? plainRead(schema, document, operation) : undefined);
          },
        };
      },
    };
  }

  /** Whether an operation is answered without the executor. */
  knows(operation: NamedOperation): boolean {
    return this.known.get(operationKey(operation)) !== undefined;
  }

  /** Stands before the route of the executor. */
  serve(server: FastifyInstance, path: string): void {
    server.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST' || request.routeOptions.url !== path) return;
      if (request.headers.accept !== 'application/json') return;
      const data = await this.run(request);
      if (!data) return;
      return reply.type('application/json; charset=utf-8').send(`${JSON.stringify({ data })}\n`);
    });
  }

  private async run(request: FastifyRequest): Promise<object | undefined> {
    const operation = readOperation(request.body);
    const read = operation && this.known.get(operationKey(operation));
    if (!read) return undefined;
    // Strangers are told by the executor.
    const context = await this.makeContext(request).catch(() => undefined);
    const outcome = context && (await settled(read({ ...operation.variables }, context)));
    if (outcome?.data) return outcome.data;
    if (outcome) this.carried.set(request, { ...context, failures: outcome.failures });
    return undefined;
  }
}

/** @returns undefined for what only the executor can tell */
async function settled(running: Promise<PlainOutcome> | undefined): Promise<PlainOutcome | undefined> {
  try {
    return await running;
  } catch {
    return undefined;
  }
}

function hearOfFailures(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args, context: Carried, info) => {
      const { key } = info.path;
      if (context.failures?.has(String(key))) throw context.failures.get(String(key));
      return resolve(source, args, context, info);
    };
  }
}
