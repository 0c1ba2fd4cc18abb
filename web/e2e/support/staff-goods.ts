import { expect } from '@playwright/test';
import type { StaffDesk } from './staff-desk.js';

const fields = 'id name description price image category inStock version';

export type Product = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly version: number;
};

/** Puts a product on sale past the page. */
export const makeProduct = async (desk: StaffDesk, name: string, price = '12.00'): Promise<Product> => {
  const query = `mutation Make($input: ProductInput!) {
    createProduct(input: $input) { ... on ProductCreated { product { ${fields} } } }
  }`;
  const input = { name, description: 'Made for a test.', price, category: 'Souvenirs' };
  const { createProduct } = await desk.ask<{ createProduct: { product: Product } }>(query, { input });
  return createProduct.product;
};

/** Somebody else at the desk sets another price. */
export const repriceElsewhere = async (desk: StaffDesk, product: Product, price: string): Promise<void> => {
  const query = `mutation Reprice($id: ID!, $version: Int!, $input: ProductInput!) {
    updateProduct(id: $id, version: $version, input: $input) { __typename }
  }`;
  const { id, version, name, description } = product;
  const input = { name, description, price };
  const answer = await desk.ask<{ updateProduct: { __typename: string } }>(query, { id, version, input });
  expect(answer.updateProduct.__typename).toBe('ProductUpdated');
};

export type Tour = { readonly id: string; readonly name: string; readonly version: number };

/** Puts a tour on offer past the page. */
export const makeTour = async (desk: StaffDesk, name: string): Promise<Tour> => {
  const query = `mutation Make($input: CreateTourInput!) {
    createTour(input: $input) { ... on TourCreated { tour { id name version } } }
  }`;
  const input = {
    type: 'private',
    name,
    description: 'Made for a test.',
    price: '75.00',
    duration: '2 hours',
    features: ['Lamp'],
  };
  const { createTour } = await desk.ask<{ createTour: { tour: Tour } }>(query, { input });
  return createTour.tour;
};

/** Takes tours off offer again, so that the other tests find the ones they know. */
export const withdrawTours = async (desk: StaffDesk, name: string): Promise<void> => {
  const { tours } = await desk.ask<{ tours: readonly Tour[] }>('query { tours { id name version } }');
  const query = 'mutation End($id: ID!, $version: Int!) { withdrawTour(id: $id, version: $version) { __typename } }';
  for (const { id, version } of tours.filter((tour) => tour.name === name)) await desk.ask(query, { id, version });
};
