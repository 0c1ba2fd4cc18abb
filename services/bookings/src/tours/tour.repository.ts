import type { ChangeRule } from '@hilltop/contracts/house/change-rule';
import type { TourType } from '@hilltop/contracts/tour-types';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, type Repository } from 'typeorm';
import { ruleAt } from '../opening/calendar/change-rule.entity.js';
import type { PriceList } from '../prices/price-list.js';
import { priceRules, soldTypes } from '../prices/price-list.statement.js';
import type { TicketLine } from '../prices/ticket-line.js';
import { TourPriceRow } from '../prices/tour-price.entity.js';
import { startCapacity } from './start-capacity.js';
import { Tour, type TourSize } from './tour.entity.js';

const COLUMNS = `id, type, name, description, duration_minutes AS "durationMinutes", features,
  name_es AS "nameEs", description_es AS "descriptionEs", features_es AS "featuresEs", price_cents AS "priceCents", capacity,
  max_group_size AS "maxGroupSize", sold_by_party AS "soldByParty", version,
  created_at AS "createdAt", withdrawn_at AS "withdrawnAt"`;

/** Its prices are paid. $4 now, $5 hold. */
const HOLD = `(
  SELECT jsonb_build_object('slotId', slot_id, 'seats', places, 'tourId', tour_id, 'tickets', tickets,
    'changeRule', ${ruleAt('coalesce(began_at, created_at)')})
  FROM holds WHERE id = $5::uuid AND group_id IS NULL AND expires_at > $4::timestamptz AND status = 'active')`;

const PRICES_OF_TOURS = {
  name: 'prices-of-tours',
  readOnly: true,
  text: `SELECT tours.id, tours.name AS tour, ${soldTypes('tours', '$2::timestamptz')} AS types, ${priceRules('tours')} AS rules
    FROM tours WHERE tours.id = ANY($1::uuid[])`,
};

const TOUR_ON_OFFER = {
  name: 'tour-on-offer',
  readOnly: true,
  text: `SELECT t.*, c.version AS "calendarVersion", ${startCapacity('$1')} AS "startCapacity", ${HOLD} AS hold FROM calendar c LEFT JOIN LATERAL (
    SELECT ${COLUMNS}, ${soldTypes('tours', '$4::timestamptz')} AS types, ${priceRules('tours')} AS rules FROM tours WHERE type = $1 AND withdrawn_at IS NULL AND ($2::uuid IS NULL OR $3::boolean OR id = $2::uuid)
    ORDER BY id = $2::uuid DESC, created_at, id LIMIT 1
  ) t ON true`,
};

const TOURS_ON_OFFER = {
  name: 'tours-on-offer',
  readOnly: true,
  text: `SELECT ${COLUMNS} FROM tours WHERE withdrawn_at IS NULL ORDER BY created_at, id`,
};

const USUAL_SIZE = {
  name: 'usual-size',
  readOnly: true,
  text: `SELECT ${startCapacity('$1')} AS capacity, max_group_size AS "maxGroupSize", sold_by_party AS "soldByParty"
    FROM tour_types WHERE type = $1`,
};

/** What a tour type is currently sold as. */
export interface OnOffer {
  readonly tour: Tour | undefined;
  /** Of a start that has no row yet. */
  readonly startCapacity: number;
  readonly calendarVersion: number;
  readonly prices: PriceList;
  /** The requested one, while it is active. */
  readonly hold: HeldPrices | undefined;
}

/** The prices kept for its party. */
export interface HeldPrices {
  readonly slotId: string;
  readonly seats: number;
  readonly tourId: string | null;
  readonly tickets: readonly TicketLine[] | null;
  /** In force when the seats were first held. */
  readonly changeRule: ChangeRule;
}

/** Nobody can buy it before a manager confirms it. */
export type ExamplePrice = Pick<TourPriceRow, 'type' | 'cents' | 'seats'>;

/** The hold can be any text, which finds none unless it is a UUID. */
export interface SaleMoment {
  readonly now: Date;
  readonly holdId?: string | null | undefined;
}

interface PriceRow {
  readonly types: PriceList['types'] | null;
  readonly rules: PriceList['rules'] | null;
}

type OfferRow = Tour & PriceRow & Omit<OnOffer, 'tour' | 'prices' | 'hold'> & { readonly hold: HeldPrices | null };

/** Only `hasEverBeen` and `booked` find withdrawn ones. */
@Injectable()
export class TourRepository {
  private readonly tours: Repository<Tour>;

  constructor(
    dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {
    this.tours = dataSource.getRepository(Tour);
  }

  /** Oldest first. */
  async allOnOffer(): Promise<Tour[]> {
    const rows = await this.statements.run<Tour>(TOURS_ON_OFFER, []);
    return rows.map((row) => Object.assign(new Tour(), row));
  }

  /**
   * The first of the type by default, like the booking page (product.md §2).
   * @param orFirst use the first of the type if the chosen one is not on offer
   */
  async onOffer(
    type: TourType,
    { now, holdId }: SaleMoment,
    chosen?: string | null,
    orFirst = false,
  ): Promise<OnOffer> {
    const parameters = [type, chosen ?? null, orFirst, now, isUuid(holdId ?? '') ? holdId : null];
    const [row] = await this.statements.run<OfferRow>(TOUR_ON_OFFER, parameters);
    if (!row) throw new Error('the calendar has no row');
    const { calendarVersion, startCapacity: capacity, types, rules, hold, ...tour } = row;
    const known = tour.id === null ? undefined : Object.assign(new Tour(), tour);
    const prices = { tour: tour.name, types: types ?? [], rules: rules ?? [] };
    return { tour: known, startCapacity: capacity, calendarVersion, prices, hold: hold ?? undefined };
  }

  /** Prices by tour id, including withdrawn tours. */
  async pricesOf(ids: readonly string[], now: Date): Promise<ReadonlyMap<string, PriceList>> {
    const rows = await this.statements.run<PriceRow & { id: string; tour: string }>(PRICES_OF_TOURS, [ids, now]);
    return new Map(rows.map(({ id, tour, types, rules }) => [id, { tour, types: types ?? [], rules: rules ?? [] }]));
  }

  /** Finds only a tour on offer. */
  async find(id: string): Promise<Tour | null> {
    return this.tours.findOneBy({ id, withdrawnAt: IsNull() });
  }

  /** Starts of a new tour hold as many as those of the tours that it shares them with. */
  async usualSize(type: TourType): Promise<TourSize> {
    const [size] = await this.statements.run<TourSize>(USUAL_SIZE, [type]);
    if (!size) throw new Error(`there is no tour type ${type}`);
    return size;
  }

  /** Finds the tour even when it was withdrawn since. */
  async booked(id: string): Promise<Tour> {
    return this.tours.findOneByOrFail({ id });
  }

  /** Returns tours on offer, in any order. */
  async findAll(ids: readonly string[]): Promise<Tour[]> {
    return this.tours.findBy({ id: In([...ids]), withdrawnAt: IsNull() });
  }

  /** True also for a withdrawn tour. */
  async hasEverBeen(id: string): Promise<boolean> {
    return this.tours.existsBy({ id });
  }

  /** Nobody can buy them before a manager confirms them. */
  async addExamples(tourId: string, examples: readonly ExamplePrice[]): Promise<void> {
    const rows = examples.map((example) => ({ ...example, tourId, validFrom: new Date(0) }));
    await this.tours.manager.insert(TourPriceRow, rows);
  }

  async add(tour: Tour, manager: EntityManager): Promise<void> {
    await manager.withRepository(this.tours).insert(tour);
  }
}
