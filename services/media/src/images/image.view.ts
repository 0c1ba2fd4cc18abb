import type { Image as ImageView } from '../generated/schema-types.js';
import type { ImageUse } from '../uses/image-use.entity.js';
import type { Image } from './image.entity.js';
import { addressOf } from './image-name.js';

export function useView({ productId, productName }: ImageUse): { kind: 'product'; id: string; name: string } {
  return { kind: 'product', id: productId, name: productName };
}

/** @param uses of any images */
export function imageView(image: Image, uses: readonly ImageUse[]): ImageView {
  const { filename, originalname, bytes, width, height, uploadedAt } = image;
  return {
    __typename: 'Image',
    filename,
    url: addressOf(filename),
    originalname,
    bytes,
    width,
    height,
    uploadedAt: uploadedAt.toISOString(),
    usedBy: uses.filter((use) => use.filename === filename).map(useView),
  };
}
