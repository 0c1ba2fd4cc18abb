import { describe, expect, it, jest } from '@jest/globals';
import { formErrorOf, isRefusal, showFieldMessages } from './form-error.js';

interface Form {
  name: string;
}

function isField(field: string): field is 'name' {
  return field === 'name';
}

function invalid(...fields: readonly string[]) {
  return {
    __typename: 'InvalidInput',
    message: 'Not valid',
    fields: fields.map((field) => ({ field, message: `${field} is wrong.` })),
  };
}

describe('what a form says of a refusal', () => {
  it('keeps messages of its own fields at the fields and lists the others', () => {
    const setError = jest.fn();
    showFieldMessages<Form>(invalid('image', 'name'), isField, setError);
    expect(setError.mock.calls).toEqual([['name', { message: 'name is wrong.' }, { shouldFocus: true }]]);
    expect(formErrorOf('Not created', invalid('name', 'image'), isField).text).toBe('image is wrong.');
    expect(formErrorOf('Not created', invalid('name'), isField).text).toContain('marked');
  });

  it('does not promise that nothing happened when there was no answer', () => {
    expect(isRefusal('unanswered')).toBe(true);
    expect(formErrorOf('Not created', 'unanswered', isField).text).toContain('may have been saved');
  });

  it('passes on the reason of any other refusal', () => {
    const gone = { __typename: 'ProductNotFound', message: 'There is no such product.' };
    expect([isRefusal(gone), isRefusal({ __typename: 'ProductUpdated' })]).toEqual([true, false]);
    expect(formErrorOf('Not saved', gone, isField)).toEqual({ title: 'Not saved', text: 'There is no such product.' });
  });
});
