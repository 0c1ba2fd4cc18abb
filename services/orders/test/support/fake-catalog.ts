import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { identityHeader } from '@hilltop/platform/identity/identity';
import { IdentityVerifier } from '@hilltop/platform/identity/identity-verifier';
import { testPublicKeys } from '@hilltop/platform/testing/test-keys';
import { formatCents } from '@hilltop/platform/values/cents';

export interface CatalogProduct {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly image: string | null;
  readonly inStock: boolean;
  readonly version: number;
}

/** Stands in for catalog: tells the service `orders` of products on sale, and can be taken away. */
export async function startFakeCatalog() {
  const onSale = new Map<string, CatalogProduct>();
  const verifier = new IdentityVerifier({ audience: 'catalog', keys: testPublicKeys });
  const fake = { onSale, isAway: false, asked: 0 };
  const server = createServer(async (request, response) => {
    const { variables } = (await json(request)) as { variables: { products: { id: string }[] } };
    const identity = await verifier.verify(request.headers[identityHeader]);
    if (fake.isAway || identity?.role !== 'service' || identity.name !== 'orders') {
      return void response.writeHead(fake.isAway ? 503 : 401).end('{}');
    }
    fake.asked += 1;
    const _entities = variables.products.map(({ id }) => {
      const { priceCents, ...product } = onSale.get(id) ?? {};
      return priceCents === undefined ? null : { ...product, price: formatCents(priceCents) };
    });
    response.end(JSON.stringify({ data: { _entities } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}
