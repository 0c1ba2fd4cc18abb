import { describe, expect, it } from '@jest/globals';
import { faultsOf, troubleOf } from './form-trouble.js';

const isOwn = (field: string): boolean => field === 'name';
const invalid = (...fields: readonly string[]) => ({
  __typename: 'InvalidInput',
  message: 'Not valid',
  fields: fields.map((field) => ({ field, message: `${field} is wrong.` })),
});

describe('what a form says of a refusal', () => {
  it('keeps faults of its own fields at the fields and tells the others', () => {
    expect(faultsOf(invalid('name', 'image'), isOwn).own).toEqual([{ field: 'name', message: 'name is wrong.' }]);
    expect(troubleOf('Not created', invalid('name', 'image'), isOwn).text).toBe('image is wrong.');
    expect(troubleOf('Not created', invalid('name'), isOwn).text).toContain('marked');
  });

  it('does not promise that nothing happened when nobody answered', () => {
    expect(troubleOf('Not created', 'unanswered', isOwn).text).toContain('may have arrived');
  });

  it('passes on the reason of any other refusal', () => {
    const gone = { __typename: 'ProductNotFound', message: 'There is no such product.' };
    expect(troubleOf('Not saved', gone, isOwn)).toEqual({ title: 'Not saved', text: 'There is no such product.' });
  });
});
