import { describe, expect, it } from '@jest/globals';
import { acceptCorrelationId, acceptLanguage } from './correlation.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describe('acceptCorrelationId', () => {
  it('accepts a UUID from the caller', () => {
    expect(acceptCorrelationId('0F8FAD5B-D9CB-469F-A165-70867728950E')).toBe('0f8fad5b-d9cb-469f-a165-70867728950e');
  });

  it.each([
    undefined,
    '',
    'x',
    'a\nb',
    '0f8fad5b-d9cb-469f-a165-70867728950e ',
    ['0f8fad5b-d9cb-469f-a165-70867728950e'],
    'a'.repeat(5000),
  ])('creates a new one for %j', (given) => {
    expect(acceptCorrelationId(given)).toMatch(uuid);
    expect(acceptCorrelationId(given)).not.toBe(given);
  });
});

it.each([
  ['es', 'es'],
  ['en', 'en'],
  ['fr', 'en'],
  ['ES', 'en'],
  ['es, en', 'en'],
  [['es'], 'en'],
  [undefined, 'en'],
])('acceptLanguage reads %j as %s', (given, language) => {
  expect(acceptLanguage(given)).toBe(language);
});

it('acceptLanguage knows no language that the house does not have', () => {
  expect(acceptLanguage('es', ['en'])).toBe('en');
});
