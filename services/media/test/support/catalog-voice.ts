import { randomUUID } from 'node:crypto';
import { productChanged } from '@hilltop/contracts/catalog/product-changed';
import { productCreated } from '@hilltop/contracts/catalog/product-created';
import { productWithdrawn } from '@hilltop/contracts/catalog/product-withdrawn';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

export interface ProductSaid {
  readonly productId: string;
  readonly version: number;
  readonly image: string | null;
  readonly name?: string;
}

/** A product in catalog's events. */
export function productEvent({ productId, version, image, name = 'Tea cup' }: ProductSaid) {
  const data = { productId, version, image, name, priceCents: 1_999, category: null, inStock: true };
  const definition = version === 1 ? productCreated : productChanged;
  return definition.create({ aggregateId: productId, correlationId: randomUUID(), now: new Date(), data });
}

/** Publishes catalog's events on the NATS server of a test. */
export async function catalogVoice(natsUrl: string) {
  const connection = await connect({ servers: natsUrl, maxReconnectAttempts: -1 });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'HILLTOP_CATALOG', subjects: ['hilltop.catalog.>'] });
  const publish = async (event: CloudEvent): Promise<void> => {
    await jetstream(connection).publish(event.type, JSON.stringify(event), { msgID: event.id });
  };
  return {
    says: (product: ProductSaid) => publish(productEvent(product)),
    withdraws: (productId: string, version: number) =>
      publish(
        productWithdrawn.create({
          aggregateId: productId,
          correlationId: randomUUID(),
          now: new Date(),
          data: { productId, version },
        }),
      ),
    close: () => connection.close(),
  };
}

export type CatalogVoice = Awaited<ReturnType<typeof catalogVoice>>;
