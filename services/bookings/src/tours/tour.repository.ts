import { HotStatements } from '@hilltop/platform/database/hot-statements';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { Tour } from './tour.entity.js';
import type { TourType } from './tour-type.js';

const COLUMNS = `id, type, name, description, duration, features, price_cents AS "priceCents", created_at AS "createdAt"`;

const TOUR_ON_OFFER = {
  name: 'tour-on-offer',
  readOnly: true,
  text: `SELECT ${COLUMNS} FROM tours WHERE type = $1 ORDER BY created_at, id LIMIT 1`,
};

const TOURS_ON_OFFER = {
  name: 'tours-on-offer',
  readOnly: true,
  text: `SELECT ${COLUMNS} FROM tours ORDER BY created_at, id`,
};

/** The tours on offer. */
@Injectable()
export class TourRepository {
  private readonly tours: Repository<Tour>;

  constructor(
    dataSource: DataSource,
    private readonly statements: HotStatements,
  ) {
    this.tours = dataSource.getRepository(Tour);
  }

  /** Every tour, oldest first. */
  async all(): Promise<Tour[]> {
    const rows = await this.statements.run<Tour>(TOURS_ON_OFFER, []);
    return rows.map((row) => Object.assign(new Tour(), row));
  }

  /** The tour that a type stands for: the first of the type, as the booking page picks it (spec.md §2). */
  async onOffer(type: TourType): Promise<Tour | undefined> {
    const [row] = await this.statements.run<Tour>(TOUR_ON_OFFER, [type]);
    return row && Object.assign(new Tour(), row);
  }

  /** Stores a new tour within a transaction. */
  async add(tour: Tour, manager: EntityManager): Promise<void> {
    await manager.withRepository(this.tours).insert(tour);
  }
}
