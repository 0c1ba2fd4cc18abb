import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { testStaff } from '@hilltop/platform/testing/test-service';
import type { RunningOrders } from './running-orders.js';

const CODES =
  '{ taxCodes { code exempt version rates { id rate stateRate localRate basis validFrom state confirmedAt } } }';
const CODE = 'code version rates { id rate stateRate localRate validFrom state }';
const SET = `mutation ($input: TaxRateInput!) { done: setTaxRate(input: $input) { __typename ... on Refusal { message }
  ... on TaxCode { ${CODE} } ... on TaxChangedMeanwhile { currentCode { version } } ... on InvalidInput { fields { field message } } } }`;
const CONFIRM = `mutation ($id: ID!, $version: Int!) { done: confirmTaxRate(id: $id, version: $version) { __typename
  ... on Refusal { message } ... on TaxCode { ${CODE} } } }`;

export interface CodeShown {
  readonly __typename: string;
  readonly code: string;
  readonly exempt: boolean;
  readonly version: number;
  readonly rates: { readonly id: string; readonly rate: string; readonly state: string; readonly validFrom: string }[];
}

/** A manager who sets the tax of the store. */
export function taxManager(orders: RunningOrders, today: string) {
  const ask = async (query: string, variables: object, staff: StaffIdentity = testStaff) => {
    const { data, errors } = await orders.ask(query, variables, staff);
    if (errors) throw new Error(errors[0]?.message);
    return data as unknown as Record<string, never>;
  };
  const codes = async (): Promise<CodeShown[]> => (await ask(CODES, {})).taxCodes as never;
  const shown = async (code: string): Promise<CodeShown> =>
    (await codes()).find((one) => one.code === code) as CodeShown;
  const input = (code: string, rate: string, more: object = {}) => ({
    ...{ code, rate, basis: 'Texas and Arlington.', validFrom: today },
    ...more,
  });
  const set = async (code: string, rate: string, more: object = {}, staff?: StaffIdentity): Promise<CodeShown> => {
    const { version } = await shown(code);
    return (await ask(SET, { input: { version, ...input(code, rate, more) } }, staff)).done as never;
  };
  const confirm = async (id: string, version: number, staff?: StaffIdentity): Promise<CodeShown> =>
    (await ask(CONFIRM, { id, version }, staff)).done as never;
  return {
    shown,
    codes,
    set,
    confirm,
    /** Sets a rate from today and confirms it. */
    async charge(code: string, rate: string, parts: object = {}): Promise<void> {
      const { version, rates } = await set(code, rate, parts);
      await confirm(rates.find(({ state }) => state === 'NOT_CONFIRMED')?.id ?? '', version);
    },
  };
}
