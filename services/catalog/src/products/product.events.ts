import { productChanged } from '@hilltop/contracts/catalog/product-changed';
import { productCreated } from '@hilltop/contracts/catalog/product-created';
import { productWithdrawn } from '@hilltop/contracts/catalog/product-withdrawn';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { Product } from './product.entity.js';

export function productCreatedEvent(product: Product, now: Date): CloudEvent {
  return productCreated.create({ ...origin(product, now), data: facts(product) });
}

export function productChangedEvent(product: Product, now: Date): CloudEvent {
  return productChanged.create({ ...origin(product, now), data: facts(product) });
}

export function productWithdrawnEvent({ id, version }: Product, now: Date): CloudEvent {
  return productWithdrawn.create({ ...origin({ id }, now), data: { productId: id, version } });
}

function origin({ id }: Pick<Product, 'id'>, now: Date) {
  return { aggregateId: id, correlationId: correlationId(), now };
}

function facts(product: Product) {
  const { id: productId, version, name, priceCents, image, category, inStock, taxCode } = product;
  return { productId, version, name, priceCents, image, category, inStock, taxCode };
}
