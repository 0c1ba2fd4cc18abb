import { systemClock } from '@hilltop/platform/clock/clock';
import { connect } from '@hilltop/platform/database/connect';
import { HotStatements } from '@hilltop/platform/database/hot-statements';
import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serviceVariables } from '@hilltop/platform/environment/service-variables';
import { secretVariable, urlListVariable } from '@hilltop/platform/environment/variables';
import { runCommand } from '@hilltop/platform/lifecycle/run-command';
import { createLogger } from '@hilltop/platform/logging/logger';
import { Outbox } from '@hilltop/platform/outbox/outbox';
import { z } from 'zod';
import { catalogDataSource } from './database/data-source.js';
import { CreateProduct } from './products/create-product/create-product.js';
import { mediaReady, uploadPicture } from './products/picture-upload.js';
import { Product } from './products/product.entity.js';
import { ProductRepository } from './products/product.repository.js';
import { SEED_PRODUCTS } from './products/seed-products.js';

const { DATABASE_URL, LOG_LEVEL, MEDIA_URLS, MEDIA_SECRET } = readEnvironment(
  z.object({
    DATABASE_URL: serviceVariables.DATABASE_URL,
    LOG_LEVEL: serviceVariables.LOG_LEVEL,
    /** Where the pictures are brought to. */
    MEDIA_URLS: urlListVariable,
    MEDIA_SECRET: secretVariable,
  }),
);
const logger = createLogger({ service: 'catalog-seed', level: LOG_LEVEL });
const pictures = new URL('../seed-pictures/', import.meta.url);

await runCommand(logger, 'seed', async () => {
  const [url = ''] = MEDIA_URLS;
  const media = { url, secret: MEDIA_SECRET };
  const dataSource = catalogDataSource(DATABASE_URL, logger);
  await connect(dataSource, { logger, withinMs: 30_000 });
  const products = new ProductRepository(dataSource, new HotStatements(dataSource));
  const createProduct = new CreateProduct(dataSource, products, new Outbox(), systemClock);
  // Withdrawn ones count as known: staff took them off sale.
  const known = new Set((await dataSource.getRepository(Product).find({ select: { id: true } })).map(({ id }) => id));
  const missing = SEED_PRODUCTS.filter(({ id }) => !known.has(id));
  if (missing.length > 0) await mediaReady(media, 60_000);
  for (const { id, picture, ...draft } of missing) {
    const image = await uploadPicture(new URL(`${picture}.png`, pictures), `${picture}.png`, media);
    await createProduct.execute({ ...draft, image }, id);
  }
  logger.info({ added: missing.length }, 'products seeded');
  await dataSource.destroy();
});
