import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { refuseDays } from '@hilltop/platform/values/report-days';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { SOLD, TAX_FIGURES, VOUCHER_MOVE } from '../accounts.js';
import type { DaysRefused, MoneyLine as MoneyLineView, QueryMoneyLinesArgs } from '../generated/schema-types.js';
import { Correction } from '../lines/correct-movement/correction.entity.js';
import { correctionView } from '../lines/correct-movement/correction.view.js';
import { MoneyLine } from '../lines/money-line.entity.js';

type Filter = QueryMoneyLinesArgs['filter'];

/** Its sums are read only if requested: adding up all lines takes longer than reading a hundred. */
interface LinePage {
  readonly __typename: 'MoneyLinePage';
  readonly lines: readonly MoneyLineView[];
  readonly filter: Filter;
}

/** Of a line whose movement was put right and that puts another right, the former. */
function lineView(
  { businessDate, at, startsAt, isRefund, position, writtenAt, ...line }: MoneyLine,
  corrections: readonly Correction[],
): MoneyLineView {
  const correction =
    corrections.find(({ corrects }) => corrects === line.movementId) ??
    corrections.find(({ movementId }) => movementId === line.movementId);
  return {
    __typename: 'MoneyLine',
    ...line,
    correction: correction ? correctionView(correction) : null,
    date: businessDate,
    at: at.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
  };
}

/** The lines behind a number of a report. */
@Resolver('MoneyLinePage')
export class ListLinesResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('moneyLines')
  async list(@Args() { filter, ...page }: QueryMoneyLinesArgs): Promise<LinePage | DaysRefused> {
    const refused = refuseDays(filter);
    if (refused) return refused;
    const { first, offset } = pageArguments(page);
    const lines = await this.matching(filter).orderBy('l.id').limit(first).offset(offset).getMany();
    const movements = In(lines.map(({ movementId }) => movementId));
    const corrections = await this.dataSource
      .getRepository(Correction)
      .findBy([{ corrects: movements }, { movementId: movements }]);
    return { __typename: 'MoneyLinePage', lines: lines.map((line) => lineView(line, corrections)), filter };
  }

  @ResolveField('total')
  total(@Parent() { filter }: LinePage): Promise<number> {
    return this.matching(filter).getCount();
  }

  @ResolveField('sumCents')
  async sumCents(@Parent() { filter }: LinePage): Promise<number> {
    const sum = await this.matching(filter)
      .select('coalesce(sum(cents), 0)::float8', 'sumCents')
      .getRawOne<{ sumCents: number }>();
    return sum?.sumCents ?? 0;
  }

  private matching(filter: Filter) {
    const { from, to, accounts, tender, kinds, channel, tourId, productId, refund, sold, voucher } = filter;
    const { sourceId, movementId, earlier, tax, taxRate } = filter;
    const query = this.dataSource
      .getRepository(MoneyLine)
      .createQueryBuilder('l')
      .where(earlier ? 'business_date <= :to' : 'business_date BETWEEN :from AND :to', { from, to });
    if (accounts) query.andWhere('account = ANY(:accounts)', { accounts });
    if (kinds) query.andWhere(`coalesce(kind, '') = ANY(:kinds)`, { kinds });
    if (sold) query.andWhere(SOLD);
    if (voucher) query.andWhere(`account = 'voucher_liability' AND ${VOUCHER_MOVE} = :voucher`, { voucher });
    if (tax) query.andWhere(TAX_FIGURES[tax]);
    const given = { tax_rate: taxRate, tender, channel, product_id: productId, is_refund: refund };
    for (const [column, value] of Object.entries(given)) {
      if (value !== null && value !== undefined) query.andWhere(`${column} = :${column}`, { [column]: value });
    }
    // An invalid id matches no line.
    for (const [column, id] of Object.entries({ tour_id: tourId, source_id: sourceId, movement_id: movementId })) {
      if (id) query.andWhere(isUuid(id) ? `${column} = :${column}` : 'false', { [column]: id });
    }
    return query;
  }
}
