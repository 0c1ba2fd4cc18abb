import { expect, it } from '@jest/globals';
import { tourNameOf } from './use-tour-names.js';

const tours = [
  { type: 'standard', name: 'Gate to Garden' },
  { type: 'premium', name: 'Above and Below' },
  { type: 'standard', name: 'By Lantern' },
] as const;

it('calls the times of a type by every tour that shares them, and never by the type', () => {
  expect(tourNameOf('standard', tours)).toBe('Gate to Garden and By Lantern');
  expect(tourNameOf('premium', tours)).toBe('Above and Below');
  expect(tourNameOf('private', tours)).toBe('Tour no longer offered');
  expect(tourNameOf('private', undefined)).toBe('Tour');
});
