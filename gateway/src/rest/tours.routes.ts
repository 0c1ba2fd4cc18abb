import { GraphQLInputObjectType, GraphQLNonNull, GraphQLString } from 'graphql';
import { CreateTourDocument, ListToursDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import type { RouteDescription } from './route-description.js';

const tag = 'Tours';

const tour = {
  type: 'standard',
  name: 'The house and its garden',
  description: 'Through the old rooms, down to the garden, and over a hundred years of stories.',
  duration: '90 minutes',
  features: ['Old rooms', 'Garden'],
  price: '25.00',
};
const example = { id: '6f1c0f4e-5f0a-4a44-9f0e-0d4b7d1a2c11', ...tour };
const prices = [
  { type: 'adult', label: 'Adults', price: '25.00', seats: 1 },
  { type: 'child', label: 'Children', price: '12.00', seats: 1 },
];

// The documented body has the length in words.
const { durationMinutes: _, ...fields } = inputType('CreateTourInput').toConfig().fields;
const body = new GraphQLInputObjectType({
  name: 'CreateTourBody',
  fields: { ...fields, duration: { type: new GraphQLNonNull(GraphQLString) } },
});

export const listTours = {
  method: 'get',
  path: '/api/tours',
  tag,
  summary: 'All tours',
  operation: committedOperation(ListToursDocument),
  answer: {
    status: 200,
    description: 'Every tour on offer. `price` is the adult’s.',
    at: ['tours'],
    example: [{ ...example, prices }],
  },
} as const satisfies RouteDescription;

export const createTour = {
  method: 'post',
  path: '/api/tours',
  tag,
  summary: 'Put a tour on offer',
  roles: ['manager'],
  operation: committedOperation(CreateTourDocument),
  body: { type: body, amounts: ['price'], example: tour },
  answer: { status: 201, description: 'The tour, now on offer.', at: ['createTour', 'TourCreated', 'saved'], example },
} as const satisfies RouteDescription;

export const tourRoutes = { listTours, createTour };
