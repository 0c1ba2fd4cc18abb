import { matchSearch } from '@hilltop/platform/database/match-search';
import { type SortDirection, sortRows } from '@hilltop/platform/database/sort-rows';
import type { PageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, type Repository } from 'typeorm';
import type { ImageSort } from '../generated/schema-types.js';
import { Image } from './image.entity.js';

/** `added` and `restored` are published; `known` is another upload of an existing image. */
export type StoreOutcome = 'added' | 'restored' | 'known';

const STORE = `
  INSERT INTO images (filename, content_type, originalname, bytes, width, height, frames, uploads, uploaded_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8)
  ON CONFLICT (filename) DO UPDATE SET originalname = excluded.originalname, uploads = images.uploads + 1,
    uploaded_at = excluded.uploaded_at, removed_at = NULL`;

/** The name breaks ties. */
const SORTS: Readonly<Record<ImageSort, string>> = {
  NAME: 'search_form(i.originalname) COLLATE "C"',
  SIZE: 'i.bytes',
  UPLOADED: 'i.uploadedAt',
};

@Injectable()
export class ImageRepository {
  private readonly images: Repository<Image>;

  constructor(dataSource: DataSource) {
    this.images = dataSource.getRepository(Image);
  }

  /**
   * Locks until the end of the transaction. Everything that creates a row or deletes an object takes this lock, so that no row is written
   * while the purge or the sweep deletes its object.
   */
  async holdName(filename: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [filename]);
  }

  /** Restores a removed image. The caller holds the lock on its name. */
  async store(image: Image, manager: EntityManager): Promise<StoreOutcome> {
    const { filename, contentType, originalname, bytes, width, height, frames, uploadedAt } = image;
    const before = await this.lock(filename, manager);
    const values = [filename, contentType, originalname, bytes, width, height, frames, uploadedAt];
    await manager.query(STORE, values);
    if (!before) return 'added';
    return before.isRemoved ? 'restored' : 'known';
  }

  /** Removed or not. The lock serializes taking an image for a product and removing it. */
  async lock(filename: string, manager: EntityManager): Promise<Image | null> {
    return manager.findOne(Image, { where: { filename }, lock: { mode: 'pessimistic_write' } });
  }

  async markRemoved(filename: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.update(Image, { filename }, { removedAt: now });
  }

  async bringBack(filename: string, manager: EntityManager): Promise<void> {
    await manager.update(Image, { filename }, { removedAt: null });
  }

  async delete(filename: string, manager: EntityManager): Promise<void> {
    await manager.delete(Image, { filename });
  }

  /** Oldest first. */
  async removedBy(instant: Date, limit: number): Promise<string[]> {
    const rows = await this.images.find({
      select: { filename: true },
      where: { removedAt: LessThanOrEqual(instant) },
      order: { removedAt: 'ASC' },
      take: limit,
    });
    return rows.map(({ filename }) => filename);
  }

  /** The images that have a row, removed or not. */
  async known(filenames: readonly string[], manager: EntityManager): Promise<Set<string>> {
    const rows: { filename: string }[] = await manager.query('SELECT filename FROM images WHERE filename = ANY($1)', [
      filenames,
    ]);
    return new Set(rows.map(({ filename }) => filename));
  }

  /** Null for a removed image. */
  async find(filename: string): Promise<Image | null> {
    return this.images.findOneBy({ filename, removedAt: IsNull() });
  }

  /** Images that are not removed. The search matches file names. */
  async page(
    { first, offset, search }: PageArguments,
    sort: ImageSort,
    direction: SortDirection,
  ): Promise<{ images: Image[]; total: number }> {
    const matching = this.images.createQueryBuilder('i').where({ removedAt: IsNull() });
    if (search !== '') matching.andWhere(...matchSearch('search_form(i.originalname)', search));
    const sorted = sortRows(matching, [SORTS[sort], 'i.filename'], direction);
    const [images, total] = await sorted.limit(first).offset(offset).getManyAndCount();
    return { images, total };
  }
}
