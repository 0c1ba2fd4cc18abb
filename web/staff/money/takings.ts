import { StaffMoneyNamesDocument, type StaffTakingsQuery } from '../../generated/staff-operations.js';
import { useAdminQuery } from '../data/use-admin-query.js';

export type Takings = Extract<NonNullable<StaffTakingsQuery['takings']>, { __typename: 'Takings' }>;

export type MoneyNames = ReadonlyMap<string, string>;

/** Today's names of tours and products, by id. */
export function useMoneyNames(): MoneyNames {
  const { data } = useAdminQuery(StaffMoneyNamesDocument, {});
  return new Map([...(data?.tours ?? []), ...(data?.products ?? [])].map(({ id, name }) => [id, name]));
}
