import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ImagePage, QueryImagesArgs } from '../../generated/schema-types.js';
import { ImageUseRepository } from '../../uses/image-use.repository.js';
import { ImageRepository } from '../image.repository.js';
import { imageView } from '../image.view.js';

@Resolver()
export class ListImagesResolver {
  constructor(
    private readonly images: ImageRepository,
    private readonly uses: ImageUseRepository,
  ) {}

  @Query('images')
  async list(@Args() query: QueryImagesArgs): Promise<ImagePage> {
    const sort = query.sort ?? 'UPLOADED';
    const { images, total } = await this.images.page(pageArguments(query), sort, query.direction ?? 'DESCENDING');
    const uses = await this.uses.of(images.map(({ filename }) => filename));
    return { images: images.map((image) => imageView(image, uses)), total };
  }
}
