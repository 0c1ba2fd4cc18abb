import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type ObjectTypeDefinitionNode, parse, print } from 'graphql';
import { actionWords, knownActions } from './action-words.js';
import { changesWords, targetWords } from './change-words.js';

const id = '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11';

function change(field: string, before: string | null, after: string | null) {
  return { __typename: 'StaffActionChange', field, before, after } as const;
}

/** Mutations of all services that are for staff only. */
function staffMutations(): string[] {
  return globSync('services/*/schema.graphql').flatMap((file) => {
    const mutation = parse(readFileSync(file, 'utf8')).definitions.find(
      (node): node is ObjectTypeDefinitionNode => 'name' in node && node.name?.value === 'Mutation',
    );
    const isOfStaff = (roles: string): boolean => /DESK|MANAGER|GUIDE|OPS/.test(roles) && !roles.includes('EVERYBODY');
    return (mutation?.fields ?? [])
      .filter(({ directives }) => isOfStaff((directives ?? []).map(print).join(' ')))
      .map(({ name }) => name.value);
  });
}

function nameOf(type: string): string {
  return `the ${type} one`;
}

describe('what the record says', () => {
  it('has words for whatever staff can do', () => {
    const known = knownActions.map(([name]) => name);
    expect(staffMutations().length).toBeGreaterThan(30);
    expect(staffMutations().filter((name) => !known.includes(name))).toEqual([]);
  });

  it('names an action, and one that it does not know as the server does', () => {
    expect(actionWords('updateProduct')).toBe('Changed a product');
    expect(actionWords('paintTheGate')).toBe('paintTheGate');
  });

  it('shows old and new values, prices in dollars', () => {
    expect(changesWords([change('priceCents', '1450', '1500'), change('inStock', 'true', 'false')], nameOf)).toBe(
      'price: $14.50 to $15.00; in stock: yes to no',
    );
  });

  it('writes dates as its neighbors do', () => {
    expect(changesWords([change('from', null, '2026-11-29')], nameOf)).toBe('from: November 29, 2026');
    expect(changesWords([change('until', '2026-11-29T16:00:00.000Z', null)], nameOf)).toBe(
      'until: Nov 29, 2026, 10:00 AM',
    );
    expect(changesWords([change('starts', null, '09:00, 13:30')], nameOf)).toBe('starts: 9:00 AM, 1:30 PM');
    expect(changesWords([change('weekdays', null, '1, 7')], nameOf)).toBe('weekdays: Monday, Sunday');
    expect(changesWords([change('slotId', null, 'standard@2026-12-05T16:00:00.000Z')], nameOf)).toBe(
      'slot: the standard one, Dec 5, 2026, 10:00 AM',
    );
  });

  it.each([
    ['day', '2026-11-29', null, 'November 29, 2026'],
    ['slot', 'premium@2026-12-05T16:00:00.000Z', null, 'the premium one, Dec 5, 2026, 10:00 AM'],
    ['content', 'house', null, 'House'],
    ['booking', id, 'HT-2222-2222', 'HT-2222-2222'],
    ['product', id, 'House Chip', 'House Chip'],
    ['waitlist-entry', id, 'private@2026-12-05T16:00:00.000Z', 'the private one, Dec 5, 2026, 10:00 AM'],
    ['message', id, null, ''],
  ])('names a %s as people know it, never by an id of machines', (targetType, targetId, targetName, words) => {
    expect(targetWords({ targetType, targetId, targetName }, nameOf)).toBe(words);
  });

  it('says that an account is gone instead of its id', () => {
    expect(changesWords([change('guideId', id, 'Grace Holloway')], nameOf)).toBe(
      'guide: someone without an account to Grace Holloway',
    );
  });

  it('shows the value when it was added or removed', () => {
    expect(
      changesWords([change('role', null, 'desk'), change('bytes', '48', null), change('image', null, null)], nameOf),
    ).toBe('role: desk; bytes: 48; image: none');
    expect(changesWords([], nameOf)).toBe('');
    expect(changesWords([change('status', 'handed_over', 'cancelled')], nameOf)).toBe(
      'status: handed over to canceled',
    );
  });
});
