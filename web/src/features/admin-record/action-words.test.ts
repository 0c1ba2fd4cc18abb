import { describe, expect, it } from '@jest/globals';
import { actionWords, changesWords, targetWords } from './action-words.js';

function change(field: string, before: string | null, after: string | null) {
  return { __typename: 'StaffActionChange', field, before, after } as const;
}

describe('what the record says', () => {
  it('names an action, and one that it does not know as the server does', () => {
    expect(actionWords('updateProduct')).toBe('Changed a product');
    expect(actionWords('paintTheGate')).toBe('paintTheGate');
  });

  it('shows old and new values, prices in dollars', () => {
    expect(changesWords([change('priceCents', '1450', '1500'), change('inStock', 'true', 'false')])).toBe(
      'price: $14.50 to $15.00; in stock: true to false',
    );
  });

  it('writes dates as its neighbors do', () => {
    expect(changesWords([change('from', null, '2026-11-29')])).toBe('from: November 29, 2026');
    expect(targetWords({ targetType: 'day', targetId: '2026-11-29' })).toBe('November 29, 2026');
    expect(targetWords({ targetType: 'booking', targetId: 'HT-2222-2222' })).toBe('booking HT-2222-2222');
  });

  it('shows the value when it was added or removed', () => {
    expect(changesWords([change('role', null, 'desk'), change('bytes', '48', null), change('image', null, null)])).toBe(
      'role: desk; bytes: 48; image: none',
    );
    expect(changesWords([])).toBe('');
  });
});
