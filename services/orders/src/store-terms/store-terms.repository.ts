import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { rateInForce } from '../tax/rate-in-force.js';
import { TaxRepository } from '../tax/tax.repository.js';
import type { TaxRates } from '../tax/tax-lines.js';
import type { TaxRate } from '../tax/tax-rate.entity.js';

/** Replaces only the rate that the manager saw. $1 new cents, $2 seen cents. */
const SET_SHIPPING = `UPDATE store_terms SET shipping_cents = $1::integer WHERE id = 1 AND shipping_cents = $2::integer RETURNING id`;

/** One statement for shipping and tax, because every cart needs both. */
const TERMS = `
  SELECT t.shipping_cents AS "shippingCents", r.code, r.basis_points AS "basisPoints", r.revision,
    r.state_basis_points AS "stateBasisPoints", to_char(r.valid_from, 'YYYY-MM-DD') AS "validFrom", r.confirmed_at AS "confirmedAt"
  FROM store_terms t LEFT JOIN tax_rates r ON r.confirmed_at IS NOT NULL WHERE t.id = 1`;

type RateFacts = Pick<TaxRate, 'code' | 'basisPoints' | 'stateBasisPoints' | 'revision' | 'validFrom' | 'confirmedAt'>;
type TermsRow = RateFacts & { readonly shippingCents: number };

export interface TermsNow {
  /** Flat rate of an order that is sent. */
  readonly shippingCents: number;
  /** Confirmed ones that have begun. */
  readonly rates: TaxRates;
  /** What of them is the state's, where a manager has said so. */
  readonly stateRates: TaxRates;
}

/** The one home of the shipping rate and of the tax rates. */
@Injectable()
export class StoreTermsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly taxes: TaxRepository,
  ) {}

  async now(): Promise<TermsNow> {
    const rows: TermsRow[] = await this.dataSource.query(TERMS);
    const today = this.taxes.today();
    const confirmed = rows.filter(({ confirmedAt }) => confirmedAt !== null);
    const ofCode = [...Map.groupBy(confirmed, ({ code }) => code)].sort();
    const inForce = ofCode.map(([code, same]) => [code, rateInForce(same, today)] as const);
    return {
      shippingCents: rows[0]?.shippingCents ?? 0,
      rates: Object.fromEntries(inForce.map(([code, rate]) => [code, rate?.basisPoints ?? 0])),
      stateRates: Object.fromEntries(inForce.flatMap(([code, rate]) => partOf(code, rate))),
    };
  }

  /** @returns false when the rate is no longer `wasCents` */
  async setShipping(cents: number, wasCents: number, manager: EntityManager): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query(SET_SHIPPING, [cents, wasCents]);
    return rows.length > 0;
  }
}

function partOf(code: string, rate: TermsRow | undefined): [string, number][] {
  return rate?.stateBasisPoints == null ? [] : [[code, rate.stateBasisPoints]];
}
