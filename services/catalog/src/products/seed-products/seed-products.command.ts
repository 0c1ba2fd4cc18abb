import { connect } from '@hilltop/platform/database/connect';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { privateKeyVariable, urlListVariable } from '@hilltop/platform/environment/variables';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { CreateProduct } from '../create-product/create-product.js';
import { Product } from '../product.entity.js';
import { ProductRepository } from '../product.repository.js';
import { mediaReady, uploadImage } from './image-upload.js';
import { SEED_PRODUCTS } from './seed-products.js';

const images = new URL('../../../seed-images/', import.meta.url);

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
    const missing = SEED_PRODUCTS.filter(({ id }) => !known.has(id));
    if (missing.length > 0) await mediaReady(media, 240_000);
    for (const { id, imageFile, ...draft } of missing) {
      const image = await uploadImage(new URL(`${imageFile}.png`, images), `${imageFile}.png`, media);
      await createProduct.execute({ ...draft, image }, null, id);
    }
    logger.info({ added: missing.length }, 'products seeded');
    return 0;
  },
});
