import { type APIRequestContext, expect } from '@playwright/test';
import { requestGraphql } from './graphql.js';
import type { Tour } from './tours.js';

/** Sells guest types on a tour, as staff. Prices are US dollars, two decimals, by the type's code. */
export async function sellTypes(
  staff: APIRequestContext,
  { id, version }: Tour,
  prices: Readonly<Record<string, string>>,
): Promise<void> {
  const mutation = `mutation Sell($tourId: ID!, $version: Int!, $input: TourPriceInput!) {
    setTourPrice(tourId: $tourId, version: $version, input: $input) { __typename }
  }`;
  for (const [index, [type, price]] of Object.entries(prices).entries()) {
    const variables = { tourId: id, version: version + index, input: { type, price } };
    const answer = await requestGraphql<{ setTourPrice: { __typename: string } }>(staff, mutation, variables);
    expect(answer.setTourPrice.__typename).toBe('TourPricesChanged');
  }
}
