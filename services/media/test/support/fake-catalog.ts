import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityHeader } from '@hilltop/platform/identity/identity';
import { IdentityVerifier } from '@hilltop/platform/identity/identity-verifier';
import { testPublicKeys } from '@hilltop/platform/testing/test-keys';

/** Stands in for catalog: tells the service `media` which images its products show, and can be taken away. */
export async function startFakeCatalog() {
  const shown = new Set<string>();
  const verifier = new IdentityVerifier({ audience: 'catalog', keys: testPublicKeys });
  const fake = { shown, isAway: false };
  const server = createServer(async (request, response) => {
    const identity = await verifier.verify(request.headers[identityHeader]);
    if (fake.isAway || identity?.role !== 'service' || identity.name !== 'media') {
      return void response.writeHead(fake.isAway ? 503 : 401).end('{}');
    }
    const products = [...shown].map((filename) => ({ image: `/uploads/${filename}` }));
    response.end(JSON.stringify({ data: { products: [{ image: null }, ...products] } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}
