import { townLine } from '@hilltop/house/house-facts';
import { readHouse } from '@hilltop/house/read-house';
import { ShowContentDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import type { RouteDescription } from './route-description.js';

const { facts } = readHouse();

const example = {
  house: {
    street: facts.street,
    town: townLine(facts),
    phone: '817-555-0100',
    email: 'visit@hilltop.test',
    gateWord: 'Swallow',
    socials: [{ name: 'Facebook', url: 'https://facebook.example/hilltop' }],
  },
  testimonials: null,
  media: null,
  questions: null,
};

export const showContent = {
  method: 'get',
  path: '/api/content',
  tag: 'Content',
  summary: 'The content that staff have changed: house details, testimonials, media, questions of visitors',
  operation: committedOperation(ShowContentDocument),
  answer: { status: 200, description: 'A part is null until staff change it.', at: ['siteContent'], example },
} as const satisfies RouteDescription;

export const contentRoutes = { showContent };
