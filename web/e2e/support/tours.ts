import { type APIRequestContext, expect } from '@playwright/test';
import { requestGraphql } from './graphql.js';
import type { TourType } from './slots.js';

/** The price is US dollars, two decimals. */
interface TourInput {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly duration: string;
  readonly features: readonly string[];
}

export interface Tour extends TourInput {
  readonly id: string;
  readonly version: number;
  readonly type: TourType;
}

interface TourAnswer {
  readonly __typename: string;
  readonly tour?: Tour;
}

const fields = 'id version type name description price duration features';

async function offered(staff: APIRequestContext): Promise<readonly Tour[]> {
  return (await requestGraphql<{ tours: readonly Tour[] }>(staff, `query { tours { ${fields} } }`)).tours;
}

/** An older tour of its type remains the default. */
export async function createTour(staff: APIRequestContext, type: TourType, input: TourInput): Promise<Tour> {
  const mutation = `mutation Create($input: CreateTourInput!) {
    createTour(input: $input) { __typename ... on TourCreated { tour { ${fields} } } }
  }`;
  const { createTour: answer } = await requestGraphql<{ createTour: TourAnswer }>(staff, mutation, {
    input: { type, ...input },
  });
  if (answer.tour === undefined) throw new Error(`The tour was not created: ${answer.__typename}`);
  return answer.tour;
}

export async function updateTour(staff: APIRequestContext, tour: Tour, change: Partial<TourInput>): Promise<void> {
  const { id, version, type: _, ...input } = { ...tour, ...change };
  const mutation = `mutation Change($id: ID!, $version: Int!, $input: UpdateTourInput!) {
    updateTour(id: $id, version: $version, input: $input) { __typename }
  }`;
  const answer = await requestGraphql<{ updateTour: { __typename: string } }>(staff, mutation, { id, version, input });
  expect(answer.updateTour.__typename).toBe('TourUpdated');
}

async function withdrawTour(staff: APIRequestContext, { id, version }: Tour): Promise<void> {
  const mutation = `mutation Withdraw($id: ID!, $version: Int!) {
    withdrawTour(id: $id, version: $version) { __typename }
  }`;
  const answer = await requestGraphql<{ withdrawTour: { __typename: string } }>(staff, mutation, { id, version });
  expect(answer.withdrawTour.__typename).toBe('TourWithdrawn');
}

export async function withdrawTours(staff: APIRequestContext, name: string): Promise<void> {
  for (const tour of await offered(staff)) {
    if (tour.name === name) await withdrawTour(staff, tour);
  }
}
