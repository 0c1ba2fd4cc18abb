import { SubgraphClient, SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { ImagesOnSaleDocument } from '../../generated/catalog-queries.js';
import { nameInAddress } from '../image-name.js';

/** Asks catalog, because its events may still be in its outbox. */
@Injectable()
export class ImagesOnSale {
  constructor(
    private readonly catalog: SubgraphClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns names of images; undefined when catalog does not respond */
  async find(): Promise<ReadonlySet<string> | undefined> {
    try {
      const { products } = await this.catalog.read(ImagesOnSaleDocument, {});
      return products ? new Set(products.flatMap(({ image }) => nameInAddress(image) ?? [])) : undefined;
    } catch (error) {
      if (!(error instanceof SubgraphUnavailableError)) throw error;
      this.logger.warn({ err: error }, 'catalog does not respond, removed images are kept');
      return undefined;
    }
  }
}
