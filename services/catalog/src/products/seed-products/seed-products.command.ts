import { setTimeout as pause } from 'node:timers/promises';
import { readHouse } from '@hilltop/house/read-house';
import { connect } from '@hilltop/platform/database/connect';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { privateKeyVariable, urlListVariable } from '@hilltop/platform/environment/variables';
import { identityHeader } from '@hilltop/platform/identity/identity';
import { type SigningKey, signingKey } from '@hilltop/platform/identity/identity-keys';
import { signIdentity } from '@hilltop/platform/identity/sign-identity';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { z } from 'zod';
import { CreateProduct } from '../create-product/create-product.js';
import { Product } from '../product.entity.js';
import { ProductRepository } from '../product.repository.js';
import { productsOf } from './seed-products.js';

const stored = z.object({ url: z.string() });

interface MediaAccess {
  readonly url: string;
  /** Catalog's own. */
  readonly key: SigningKey;
}

/** The request is signed as this service. @returns the image's address; the same image has the same address */
async function uploadImage(image: Buffer<ArrayBuffer>, name: string, media: MediaAccess): Promise<string> {
  const form = new FormData();
  form.set('image', new Blob([image], { type: 'image/png' }), name);
  const token = await signIdentity({ role: 'service', name: 'catalog' }, { audience: 'media', key: media.key });
  const response = await fetch(`${media.url}/upload`, {
    method: 'POST',
    headers: { [identityHeader]: token },
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`media responded ${response.status} to ${name}`);
  return stored.parse(await response.json()).url;
}

/** Media may still be starting. @throws after `withinMs` */
async function mediaReady({ url }: MediaAccess, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > until) throw new Error(`media was not ready within ${withinMs} ms`);
    await pause(200);
  }
}

/** `seed`: the demo's products, with images that go through the real upload. */
export const seedProductsCommand = defineCommand({
  variables: {
    /** Media stores the images. */
    MEDIA_URLS: urlListVariable,
    /** Signs the upload as catalog. */
    IDENTITY_PRIVATE_KEY: privateKeyVariable,
  },
  run: async ({ environment, dataSource, logger }) => {
    const [url = ''] = environment.MEDIA_URLS;
    const media = { url, key: signingKey('catalog', environment.IDENTITY_PRIVATE_KEY) };
    await connect(dataSource, { logger, withinMs: 30_000 });
    const products = new ProductRepository(dataSource, new PreparedStatements(dataSource));
    const createProduct = new CreateProduct(dataSource, products, new Outbox(), systemClock);
    // Withdrawn ones count as known, because staff took them off sale.
    const known = new Set((await dataSource.getRepository(Product).find({ select: { id: true } })).map(({ id }) => id));
    const house = readHouse();
    const missing = productsOf(house).filter(({ id }) => !known.has(id));
    if (missing.length > 0) await mediaReady(media, 240_000);
    for (const { id, picture, ...draft } of missing) {
      const file = `${picture}.png`;
      const image = await uploadImage(house.folder.bytes(`products/${file}`), file, media);
      await createProduct.execute({ ...draft, image }, null, id);
    }
    logger.info({ added: missing.length }, 'products seeded');
    return 0;
  },
});
