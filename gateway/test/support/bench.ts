import type { FakeSubgraph, FakeSubgraphOptions } from './fake-subgraph.js';
import { createBooking, type GraphqlAnswer, graphqlRequest } from './graphql-request.js';
import { bookingInput } from './sample-data.js';
import { fakeBookings, startGateway, type TestGateway, type TestGatewayOptions } from './start-gateway.js';

/** A gateway with replicas of bookings, and the two operations of the tests. */
export class Bench {
  private asked = 0;

  private constructor(
    readonly gateway: TestGateway,
    readonly replicas: readonly FakeSubgraph[],
  ) {}

  static async open(
    count: number,
    root?: FakeSubgraphOptions['root'],
    options?: Omit<TestGatewayOptions, 'urls'>,
  ): Promise<Bench> {
    const replicas = await Promise.all(Array.from({ length: count }, () => fakeBookings(root).start()));
    // What hangs in these tests is given up as soon as by a real gateway.
    return new Bench(
      await startGateway({ timeoutFactor: 1, ...options, urls: replicas.map(({ url }) => url) }),
      replicas,
    );
  }

  replica(index: number): FakeSubgraph {
    const found = this.replicas[index];
    if (!found) throw new Error(`There is no replica ${index}`);
    return found;
  }

  everyReplica(mood: FakeSubgraph['mood']): void {
    for (const replica of this.replicas) replica.mood = mood;
  }

  /** A query, by default under one of 16 names, because concurrent equal queries share one read. */
  ask(query = this.tours()): Promise<GraphqlAnswer> {
    return graphqlRequest(this.gateway.url, query);
  }

  private tours(): string {
    this.asked += 1;
    return `query Asker${this.asked % 16} { tours { id } }`;
  }

  book(): Promise<GraphqlAnswer> {
    return graphqlRequest(this.gateway.url, createBooking, { variables: { input: bookingInput } });
  }

  /** Operations that arrived at any replica. */
  received(): number {
    return this.replicas.reduce((sum, { seen }) => sum + seen.length, 0);
  }

  async close(): Promise<void> {
    await this.gateway.stop();
    await Promise.all(this.replicas.map((replica) => replica.kill()));
  }
}
