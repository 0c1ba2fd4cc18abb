import { Parent, ResolveReference, Resolver } from '@nestjs/graphql';
import type { Image as ImageView } from '../../generated/schema-types.js';
import { ImageUseRepository } from '../../uses/image-use.repository.js';
import { ImageRepository } from '../image.repository.js';
import { imageView } from '../image.view.js';
import { isImageName } from '../image-name.js';

/** Its fields are for staff, as in the list. */
@Resolver('Image')
export class ImageReferenceResolver {
  constructor(
    private readonly images: ImageRepository,
    private readonly uses: ImageUseRepository,
  ) {}

  @ResolveReference()
  async resolve(@Parent() { filename }: { filename: string }): Promise<ImageView | null> {
    const image = isImageName(filename) ? await this.images.find(filename) : null;
    return image && imageView(image, await this.uses.of([filename]));
  }
}
