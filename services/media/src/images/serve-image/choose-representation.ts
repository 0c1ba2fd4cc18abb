import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import { isImageName } from '../image-name.js';
import { RenderWidth } from '../render-width/render-width.js';
import { RenditionRepository } from '../render-width/rendition.repository.js';
import { FIND_SERVED_IMAGE, type ServedImage } from '../served-image.js';
import { narrowImage, type Representation, wholeImage } from './representation.js';

@Injectable()
export class ChooseRepresentation {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly renderWidth: RenderWidth,
    private readonly renditions: RenditionRepository,
  ) {}

  /**
   * @param name as in the address; an invalid name finds nothing @param width requested pixels, or null for the stored image
   * @returns `undefined` when there is no such image, or it was removed
   */
  async execute(name: string, width: number | null, showsAvif: boolean): Promise<Representation | undefined> {
    if (!isImageName(name)) return undefined;
    const [image] = await this.statements.run<ServedImage>(FIND_SERVED_IMAGE, [name, width ?? 0]);
    if (!image) return undefined;
    if (width === null) return wholeImage(image);
    const given = Math.min(width, image.width);
    const webpBytes = image.webpBytes ?? (await this.renderWidth.execute(image, given));
    return webpBytes === undefined ? undefined : narrowImage(image, given, webpBytes, showsAvif);
  }

  /** Its bytes are missing in the store: the next choice renders it again. */
  async forget(name: string, width: number): Promise<void> {
    const [image] = await this.statements.run<ServedImage>(FIND_SERVED_IMAGE, [name, width]);
    if (image) await this.renditions.forget(name, Math.min(width, image.width));
  }
}
