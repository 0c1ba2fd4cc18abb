import { forbidden } from '@hilltop/platform/graphql/forbidden';
import { CurrentIdentity } from '@hilltop/platform/identity/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { ImagePage } from '../../generated/schema-types.js';
import { ImageUseRepository } from '../../uses/image-use.repository.js';
import { ImageRepository } from '../image.repository.js';
import { imageView } from '../image.view.js';

/** Most pictures of one page. */
const MAX_PAGE = 100;

@Resolver()
export class ListImagesResolver {
  constructor(
    private readonly images: ImageRepository,
    private readonly uses: ImageUseRepository,
  ) {}

  @Query('images')
  async list(
    @Args('first') first: number,
    @Args('offset') offset: number,
    @Args('search') search: string | null | undefined,
    @CurrentIdentity() identity: Identity,
  ): Promise<ImagePage> {
    if (!isStaff(identity)) throw forbidden();
    const take = Math.min(Math.max(first, 1), MAX_PAGE);
    const wanted = (search ?? '').trim().slice(0, 100);
    const { images, total } = await this.images.page(take, Math.max(offset, 0), wanted);
    const uses = await this.uses.of(images.map(({ filename }) => filename));
    return { images: images.map((image) => imageView(image, uses)), total };
  }
}
