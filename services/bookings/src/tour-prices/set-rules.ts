import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents, formatSignedCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { PriceRuleNotFound, TourChangedMeanwhile, TourNotFound } from '../generated/refusals.js';
import { PriceRuleRow } from '../prices/price-rule.entity.js';
import { refuse } from '../refusals.en.js';
import type { Tour } from '../tours/tour.entity.js';
import { ChangeTourPrices } from './change-tour-prices.js';
import type { PricedTour } from './set-prices.js';
import type { PriceRuleRequest } from './tour-price.input.js';

const MOST_RULES = 20;

export type RulesOutcome = { tour: Tour } | TourNotFound | TourChangedMeanwhile | PriceRuleNotFound | InvalidInput;

@Injectable()
export class SetRules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly change: ChangeTourPrices,
  ) {}

  async save(tour: PricedTour, ruleId: string, request: PriceRuleRequest): Promise<RulesOutcome> {
    const rules = await this.rulesOf(tour.tourId);
    const at = rules.findIndex(({ id }) => id === ruleId);
    const others = rules.filter(({ id }) => id !== ruleId);
    if (at === -1 && rules.length >= MOST_RULES) return tooManyRules();
    const place = request.position ?? (at === -1 ? rules.length : at) + 1;
    const rule = ruleOf(tour.tourId, ruleId, request, rules[at]);
    const ordered = others.toSpliced(place - 1, 0, rule);
    return this.change.execute({
      ...tour,
      action: 'savePriceRule',
      before: at === -1 ? null : factsOf(rules[at]),
      after: factsOf(rule),
      store: (manager) => store(manager, ordered),
    });
  }

  async remove(tour: PricedTour, ruleId: string): Promise<RulesOutcome> {
    const rule = (await this.rulesOf(tour.tourId)).find(({ id }) => id === ruleId);
    if (!rule) return refuse.PriceRuleNotFound();
    return this.change.execute({
      ...tour,
      action: 'removePriceRule',
      after: factsOf(rule),
      store: async (manager, now) => {
        await manager.update(PriceRuleRow, { id: ruleId, removedAt: IsNull() }, { removedAt: now });
      },
    });
  }

  private rulesOf(tourId: string): Promise<PriceRuleRow[]> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    return this.dataSource.manager.find(PriceRuleRow, { where: { tourId, removedAt: IsNull() }, order });
  }
}

async function store(manager: EntityManager, ordered: readonly PriceRuleRow[]): Promise<void> {
  const rows = ordered.map((rule, index) => Object.assign(new PriceRuleRow(), rule, { position: index + 1 }));
  await manager.upsert(PriceRuleRow, rows, ['id']);
}

function ruleOf(tourId: string, id: string, request: PriceRuleRequest, before: PriceRuleRow | undefined): PriceRuleRow {
  const { nameEs = before?.nameEs ?? null, amount, floor, ceiling, position: _, ...rule } = request;
  const amounts = { cents: amount, floorCents: floor, ceilingCents: ceiling };
  return Object.assign(new PriceRuleRow(), { id, tourId, ...rule, nameEs, ...amounts, position: 0, removedAt: null });
}

function factsOf(rule: PriceRuleRow | undefined): Record<string, string | null> {
  if (!rule) return {};
  const { name, nameEs, percent, cents, floorCents, ceilingCents } = rule;
  const change = percent === null ? formatSignedCents(cents ?? 0) : `${percent}%`;
  return {
    rule: name,
    ...(nameEs && { ruleEs: nameEs }),
    change,
    floor: formatCents(floorCents),
    ceiling: formatCents(ceilingCents),
  };
}

function tooManyRules(): InvalidInput {
  return invalidInput([{ field: 'name', message: `A tour can have at most ${MOST_RULES} rules` }]);
}
