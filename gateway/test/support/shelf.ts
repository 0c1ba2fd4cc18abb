import { setTimeout as pause } from 'node:timers/promises';
import { productChanged } from '@hilltop/contracts/catalog/product-changed';
import { connect } from '@nats-io/transport-node';
import type { FakeStaff } from './fake-staff.js';
import type { FakeSubgraph } from './fake-subgraph.js';
import { graphqlRequest } from './graphql-request.js';
import { fakeSubgraph } from './start-gateway.js';

export const productId = '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22';
const facts = { image: null, category: null, inStock: true, taxCode: 'goods' };
const product = { id: productId, name: 'Mug', description: 'A mug.', ...facts };

/** A catalog with one product that publishes its changes on a real NATS server after a delay. */
export class Shelf {
  readonly catalog: FakeSubgraph;
  price = '1.00';
  /** Delay before an event is published, in milliseconds; `never` for a service that is down. */
  toldAfterMs: number | 'never' = 0;
  /** Set by the test to delay a response after its data was read. */
  gate: Promise<void> | undefined;
  private version = 1;

  constructor(private readonly natsUrl: () => string) {
    this.catalog = fakeSubgraph('catalog', {
      products: async () => {
        const read = { ...product, price: this.price, version: this.version };
        await this.gate;
        return [read];
      },
      updateProduct: ({ input }, { identity }) => {
        if (identity.role !== 'staff') return { __typename: 'NotSignedIn', message: 'Please sign in.' };
        this.price = (input as { price: string }).price;
        this.version += 1;
        void this.tell();
        return { __typename: 'ProductUpdated', product: { ...product, price: this.price, version: this.version } };
      },
    });
  }

  /** Publishes the current product, as catalog's relay does. */
  async tell(): Promise<void> {
    if (this.toldAfterMs === 'never') return;
    const data = { productId, version: this.version, name: 'Mug', priceCents: 100, image: null, category: null };
    const facts = { aggregateId: productId, correlationId: 'test', now: new Date() };
    const event = productChanged.create({ ...facts, data: { ...data, inStock: true } });
    await pause(this.toldAfterMs);
    const connection = await connect({ servers: this.natsUrl() });
    connection.publish(productChanged.subject, JSON.stringify(event));
    await connection.drain();
  }
}

/** Changes the price as staff do. */
export async function changePrice(gateway: string, staff: FakeStaff, price: string): Promise<void> {
  const change = `mutation Change($input: ProductInput!) {
    updateProduct(id: "${productId}", version: 1, input: $input) { __typename }
  }`;
  const input = { name: 'Mug', description: 'A mug.', price, category: null, inStock: true };
  const { data } = await graphqlRequest(gateway, change, { variables: { input }, headers: staff.cookie() });
  if (JSON.stringify(data) !== '{"updateProduct":{"__typename":"ProductUpdated"}}') {
    throw new Error(`the price was not changed: ${JSON.stringify(data)}`);
  }
}
