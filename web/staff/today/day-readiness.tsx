import { styled } from 'styled-components';
import { DayReadinessDocument, type DayReadinessQuery } from '../../generated/staff-operations.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { lacksGuide } from '../lists/guide-words.js';
import { useHasMenus } from '../selling/food-fields.js';
import type { TodayTime } from './today-words.js';

export type ReadyParty = NonNullable<DayReadinessQuery['bookings']>['bookings'][number];

interface Readiness {
  readonly people: number;
  readonly tours: number;
  readonly lackGuide: number;
  readonly waiversMissing: number;
  readonly accessNeeds: number;
  /** Parties that could order food and have not. */
  readonly withoutFood: number;
  readonly toPay: number;
}

/** The state of a day, from its tours with guests and the parties that come. */
export function readinessOf(times: readonly TodayTime[], parties: readonly ReadyParty[]): Readiness {
  const led = times.filter(({ sold, closed }) => sold > 0 && !closed);
  const coming = parties.filter(({ status }) => status === 'confirmed');
  return {
    people: led.reduce((sum, { guests }) => sum + guests, 0),
    tours: led.length,
    lackGuide: led.filter(lacksGuide).length,
    waiversMissing: coming.reduce(
      (sum, { waivers }) => sum + Math.max(0, (waivers?.of ?? 0) - (waivers?.signed ?? 0)),
      0,
    ),
    accessNeeds: coming.filter(({ accessNeeds }) => accessNeeds !== null && accessNeeds !== '').length,
    withoutFood: coming.filter(({ guests, foodOrderPlatform }) => mayOrderFood(guests) && foodOrderPlatform === 'none')
      .length,
    toPay: coming.filter(({ toPay }) => toPay !== '0.00').length,
  };
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: var(--s-2) var(--s-4);
  margin: 0;
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
  dt { color: var(--fg-soft); font-size: var(--t-2); }
  dd { margin: 0; font: 600 var(--t-4)/1.2 var(--ui); font-variant-numeric: tabular-nums; }
  [data-lacks] dd { color: var(--refused); }
`;

interface DayReadinessProps {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly times: readonly TodayTime[];
}

export function DayReadiness({ date, times }: DayReadinessProps) {
  const { data, hasFailed, reload } = useAdminQuery(DayReadinessDocument, { date });
  const parties = data?.bookings?.bookings;
  const hasMenus = useHasMenus();
  if (hasFailed) return <ListFailed label="parties" onRetry={() => void reload()} />;
  if (parties === undefined) return null;
  const ready = readinessOf(times, parties);
  const figures: readonly (readonly [term: string, count: number, lacks: boolean])[] = [
    ['People', ready.people, false],
    ['Tours with guests', ready.tours, false],
    ['Lacking a guide', ready.lackGuide, true],
    ['Waivers missing', ready.waiversMissing, true],
    ['Access needs', ready.accessNeeds, false],
    ...(hasMenus ? ([['Large parties without food', ready.withoutFood, true]] as const) : []),
    ['Pay at the door', ready.toPay, false],
  ];
  return (
    <Figures aria-label="The state of the day">
      {figures.map(([term, count, lacks]) => (
        <div key={term} data-lacks={(lacks && count > 0) || undefined}>
          <dt>{term}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </Figures>
  );
}
