import { Image } from '../images/image.entity.js';
import { Rendition } from '../images/render-width/rendition.entity.js';
import { ImageUse } from '../uses/image-use.entity.js';

/** Every table that the ORM knows. Outbox and inbox belong to the platform. */
export const ENTITIES = [Image, Rendition, ImageUse];
