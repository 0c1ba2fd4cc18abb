import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import { isImageName } from '../image-name.js';
import { RenderWidth } from '../render-width/render-width.js';
import { RenditionRepository } from '../render-width/rendition.repository.js';
import { FIND_SERVED_IMAGE, type ServedImage } from '../served-image.js';
import { narrowImage, type Representation, wholeImage } from './representation.js';

/** Which bytes an address stands for. */
@Injectable()
export class ChooseRepresentation {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly renderWidth: RenderWidth,
    private readonly renditions: RenditionRepository,
  ) {}

  /**
   * @param name as it stands in the address; anything that is not one of our names is nothing
   * @param width pixels that are asked for, or null for the image as it is stored
   * @returns `undefined` when there is no such image, or not any more
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

  /** The store has lost the bytes of a width: they are forgotten, so that the next choice makes them anew. */
  async forget(name: string, width: number): Promise<void> {
    const [image] = await this.statements.run<ServedImage>(FIND_SERVED_IMAGE, [name, width]);
    if (image) await this.renditions.forget(name, Math.min(width, image.width));
  }
}
