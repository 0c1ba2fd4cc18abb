import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ImageUse } from './image-use.entity.js';

const NOTE = `
  INSERT INTO image_uses AS known (product_id, product_name, filename, version) VALUES ($1, $2, $3, $4)
  ON CONFLICT (product_id) DO UPDATE
    SET product_name = excluded.product_name, filename = excluded.filename, version = excluded.version
    WHERE known.version < excluded.version
  RETURNING version`;

const CLEAR = `
  INSERT INTO image_uses AS known (product_id, product_name, filename, version) VALUES ($1, '', NULL, $2)
  ON CONFLICT (product_id) DO UPDATE SET filename = NULL, version = excluded.version
    WHERE known.version < excluded.version`;

@Injectable()
export class ImageUseRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** False when a newer version is already recorded. */
  async note(use: ImageUse, manager: EntityManager): Promise<boolean> {
    const values = [use.productId, use.productName, use.filename, use.version];
    const rows: unknown[] = await manager.query(NOTE, values);
    return rows.length > 0;
  }

  /** Stores an unknown product too, because its older events may still arrive. */
  async clear(productId: string, version: number, manager: EntityManager): Promise<void> {
    await manager.query(CLEAR, [productId, version]);
  }

  /** Sorted by product name. */
  async of(filenames: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<ImageUse[]> {
    if (filenames.length === 0) return [];
    return manager.find(ImageUse, { where: { filename: In(filenames) }, order: { productName: 'ASC' } });
  }
}
