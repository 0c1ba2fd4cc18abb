import { house } from './house.js';
import type { APIRequestContext } from '@playwright/test';
import { requestGraphql } from './graphql.js';

interface Terms {
  readonly storeTerms: { readonly shipping: string };
  readonly taxCodes: readonly { readonly code: string; readonly exempt: boolean; readonly version: number }[];
}

interface RateSet {
  readonly setTaxRate: { readonly version: number; readonly rates: readonly { id: string; state: string }[] };
}

const READ = 'query Terms { storeTerms { shipping } taxCodes { code exempt version } }';
const SET_SHIPPING = 'mutation Ship($was: String!) { setShipping(shipping: "5.99", was: $was) { __typename } }';
const SET_RATE = `mutation Rate($input: TaxRateInput!) { setTaxRate(input: $input) {
  ... on TaxCode { version rates { id state } } } }`;
const CONFIRM =
  'mutation Confirm($id: ID!, $version: Int!) { confirmTaxRate(id: $id, version: $version) { __typename } }';

/** Sets and confirms sales tax from today on, as a manager. @param rateOf in percent; undefined leaves a code as it is */
export async function chargeTax(staff: APIRequestContext, rateOf: (code: string) => string | undefined): Promise<void> {
  const { taxCodes } = await requestGraphql<Terms>(staff, READ, {});
  const validFrom = new Intl.DateTimeFormat('en-CA', { timeZone: house.timeZone }).format(new Date());
  for (const { code, version } of taxCodes.filter(({ exempt }) => !exempt)) {
    const rate = rateOf(code);
    if (rate === undefined) continue;
    const input = { code, rate, basis: 'For a test.', validFrom, version };
    const { setTaxRate } = await requestGraphql<RateSet>(staff, SET_RATE, { input });
    const id = setTaxRate.rates.find(({ state }) => state === 'NOT_CONFIRMED')?.id;
    await requestGraphql(staff, CONFIRM, { id, version: setTaxRate.version });
  }
}

/** The store's default terms. */
export async function setTermsBack(staff: APIRequestContext): Promise<void> {
  const { storeTerms } = await requestGraphql<Terms>(staff, READ, {});
  await requestGraphql(staff, SET_SHIPPING, { was: storeTerms.shipping });
  await chargeTax(staff, () => '0');
}
