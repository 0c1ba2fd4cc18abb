import { Product } from '../products/product.entity.js';

/** Every table that the ORM knows. The outbox belongs to the platform. */
export const ENTITIES = [Product];
