import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { runWithCorrelation } from '../logging/correlation.js';
import { faultsOf } from './in-language.js';
import { parseInput } from './parse-input.js';

const shape = z.strictObject({
  email: z.string('Please give an address').trim().min(6, 'too short').regex(/@/, 'Please enter a valid email address'),
  party: z.object({ size: z.int().min(1, 'at least 1') }),
  tags: z.array(z.string().min(1, 'a tag says something')).default([]),
});

const fieldsOf = (input: unknown) => {
  const parsed = parseInput(shape, input);
  return parsed.ok ? [] : parsed.refusal.fields;
};

describe('parseInput', () => {
  it('returns the parsed value', () => {
    expect(parseInput(shape, { email: ' a@b.cd ', party: { size: 2 } })).toEqual({
      ok: true,
      value: { email: 'a@b.cd', party: { size: 2 }, tags: [] },
    });
  });

  it('returns a refusal with each field once and its first fault', () => {
    expect(parseInput(shape, { email: 'x', party: { size: 0 }, tags: ['ok', ''] })).toEqual({
      ok: false,
      refusal: {
        __typename: 'InvalidInput',
        message: 'Please check the marked fields.',
        fields: [
          { field: 'email', message: 'too short' },
          { field: 'party.size', message: 'at least 1' },
          { field: 'tags.1', message: 'a tag says something' },
        ],
      },
    });
  });

  it.each(['a\0@example.org', 'a\ud800@example.org'])(
    'refuses %j, which PostgreSQL cannot store, and names its field',
    (email) => {
      const message = 'Please remove the characters that cannot be stored';
      expect(fieldsOf({ email, party: { size: 1 }, tags: ['ok', '\0'] })).toEqual([
        { field: 'email', message },
        { field: 'tags.1', message },
      ]);
      expect(fieldsOf({ email: '🏛@example.org', party: { size: 1 } })).toEqual([]);
    },
  );

  it('speaks the language of the request, though the shape was made before', () => {
    const english = { short: (least: number) => `at least ${least} letters`, none: 'Please give a name' };
    const faults = faultsOf(english, {
      es: { short: (least) => `al menos ${least} letras`, none: 'Escriba un nombre' },
    });
    const named = z.object({ name: z.string(faults.none).min(2, faults.short(2)) });
    const ask = (input: object) => parseInput(named, input);
    const said = (input: object) => {
      const parsed = ask(input);
      return parsed.ok ? [] : [parsed.refusal.message, ...parsed.refusal.fields.map(({ message }) => message)];
    };
    const inSpanish = (input: object) => runWithCorrelation('one', () => said(input), 'es');
    expect([said({ name: 'a' }), said({})].map((texts) => texts[1])).toEqual([
      'at least 2 letters',
      'Please give a name',
    ]);
    expect(inSpanish({ name: 'a' })).toEqual(['Revise los campos marcados.', 'al menos 2 letras']);
    expect(inSpanish({})[1]).toBe('Escriba un nombre');
    expect(inSpanish({ name: '\0' })[1]).toBe('Quite los caracteres que no se pueden guardar');
  });

  it('names fields that are missing or unknown', () => {
    expect(fieldsOf({ party: { size: 1 }, colour: 'red', size: 1 }).map(({ field }) => field)).toEqual([
      'email',
      'colour',
      'size',
    ]);
  });

  it('says "input" when there is no field to name', () => {
    expect(fieldsOf(null).map(({ field }) => field)).toEqual(['input']);
  });

  it('accepts objects without a prototype, as GraphQL passes them', () => {
    const input = Object.assign(Object.create(null), {
      email: 'a@b.cd',
      party: Object.assign(Object.create(null), { size: 1 }),
    });
    expect(parseInput(shape, input).ok).toBe(true);
  });
});
