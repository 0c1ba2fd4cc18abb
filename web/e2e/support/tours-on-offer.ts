import { expect } from '@playwright/test';
import type { TourType } from './slots.js';
import type { StaffDesk } from './staff-desk.js';

const facts = 'type name description price duration features';

type Offer = {
  readonly id: string;
  readonly version: number;
  readonly type: TourType;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly duration: string;
  readonly features: readonly string[];
};

const toursOf = async (desk: StaffDesk, type: TourType): Promise<readonly Offer[]> => {
  const { tours } = await desk.ask<{ tours: readonly Offer[] }>(`query { tours { id version ${facts} } }`);
  return tours.filter((tour) => tour.type === type);
};

const withdrawal = 'mutation End($id: ID!, $version: Int!) { withdrawTour(id: $id, version: $version) { __typename } }';
const creation = 'mutation Make($input: CreateTourInput!) { createTour(input: $input) { __typename } }';

const answered = async (
  desk: StaffDesk,
  field: 'withdrawTour' | 'createTour',
  mutation: string,
  variables: Readonly<Record<string, unknown>>,
  outcome: string,
): Promise<void> => {
  const answer = await desk.ask<Partial<Record<typeof field, { __typename: string }>>>(mutation, variables);
  expect(answer[field]?.__typename).toBe(outcome);
};

const withdrawAll = async (desk: StaffDesk, type: TourType): Promise<readonly Offer[]> => {
  const offers = await toursOf(desk, type);
  for (const { id, version } of offers)
    await answered(desk, 'withdrawTour', withdrawal, { id, version }, 'TourWithdrawn');
  return offers;
};

/**
 * Clears the offer of a type while something is done, so that a tour made meanwhile is the one that is booked by its type
 * (spec.md §2); then what was on offer is there again. Needs a desk that is signed in.
 */
export const withNothingOnOffer = async (desk: StaffDesk, type: TourType, work: () => Promise<void>): Promise<void> => {
  const before = await withdrawAll(desk, type);
  try {
    await work();
  } finally {
    await withdrawAll(desk, type);
    for (const { id: _id, version: _version, ...input } of before) {
      await answered(desk, 'createTour', creation, { input }, 'TourCreated');
    }
  }
};
