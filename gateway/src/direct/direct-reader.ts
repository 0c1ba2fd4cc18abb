import type { NamedOperation } from '@hilltop/platform/graphql/read-operation';
import { Injectable } from '@nestjs/common';
import { PublicQuestions } from '../answers/public-questions.js';
import type { FirstAnswer, GatewayContext } from '../session/gateway-context.js';
import type { SubgraphDataSource } from '../supergraph/subgraph/subgraph-data-source.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import { DirectRoutes, type Variables } from './direct-routes.js';
import { JoinedReads } from './joined-reads.js';

/** An operation with what is asked for. */
export interface DirectQuestion extends NamedOperation {
  readonly variables: Variables;
}

/** The subgraph's answer, letter for letter; or how what came instead is handed on to the long way, so that none asks twice. */
export type DirectAnswer = { readonly text: string } | { readonly text?: undefined; readonly first: FirstAnswer };

const wholeData = '{"data":{';

/** Within a JSON text quotes are escaped: such letters are the name of a member. Data that has one goes the long way, too. */
const besidesData = ['"extensions":', '"errors":'];

/**
 * Hands reads to a subgraph as they are, and its answers back as they come. Visitors who ask at the same time what all of
 * them are answered alike share one reading.
 */
@Injectable()
export class DirectReader {
  private readonly joined = new JoinedReads<DirectAnswer>();

  constructor(
    private readonly routes: DirectRoutes,
    private readonly subgraphs: Subgraphs,
    private readonly questions: PublicQuestions,
  ) {}

  /** Whether an operation can be answered here. */
  knows(operation: NamedOperation): boolean {
    return this.routes.of(operation) !== undefined;
  }

  /** @returns undefined for what is not known, or not asked as it must be: nobody was called then */
  async read({ variables, ...operation }: DirectQuestion, context: GatewayContext): Promise<DirectAnswer | undefined> {
    const route = this.routes.of(operation);
    const body = route?.bodyFor(variables);
    if (!route || body === undefined) return undefined;
    const source = this.subgraphs.dataSource(route.subgraph);
    const ask = () => read(source, body, context);
    const isForAll = context.identity.role === 'visitor' && this.questions.scopeOf(operation) !== undefined;
    return isForAll ? this.joined.ask(`${route.subgraph}\n${body}`, ask) : ask();
  }
}

async function read(source: SubgraphDataSource, body: string, context: GatewayContext): Promise<DirectAnswer> {
  const { name: subgraph } = source;
  try {
    const text = await source.post('query', body, context);
    if (text.startsWith(wholeData) && !besidesData.some((name) => text.includes(name))) return { text };
    return { first: { subgraph, answer: async () => source.read(text, 'query') } };
  } catch (error) {
    return {
      first: {
        subgraph,
        answer: () => {
          throw error;
        },
      },
    };
  }
}
