import { afterEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { UntaxedNotice, untaxedGoods } from './untaxed-goods.js';

function code(name: string, state: 'IN_FORCE' | 'NOT_CONFIRMED') {
  const rate = {
    __typename: 'TaxRate' as const,
    id: name,
    rate: '8.25',
    basis: '',
    validFrom: '2026-01-01',
    stateRate: null,
    localRate: null,
    confirmedAt: null,
  };
  return {
    ...{ __typename: 'TaxCode' as const, code: name.toLowerCase(), name, exempt: false, version: 1 },
    rates: [{ ...rate, state }],
  };
}
const mug = { __typename: 'Product', id: 'mug', taxCode: 'goods' } as const;

afterEach(() => act(() => sessionStore.send({ type: 'signedOut' })));

it('counts what is on sale alone, with the shipping of it', () => {
  const open = [code('Goods', 'NOT_CONFIRMED'), code('Books', 'NOT_CONFIRMED'), code('Shipping', 'NOT_CONFIRMED')];
  expect(untaxedGoods({ taxCodes: open, products: [mug] })).toEqual(['goods', 'shipping']);
  expect(untaxedGoods({ taxCodes: open, products: [] })).toEqual([]);
  expect(untaxedGoods({ taxCodes: [code('Goods', 'IN_FORCE')], products: [mug] })).toEqual([]);
});

it.each([
  ['manager', 1],
  ['bookkeeper', 0],
] as const)('says it to the %s, who can set it up or not', async (role, links) => {
  act(() =>
    sessionStore.send({ type: 'signedIn', staff: { email: 'm@hilltop.test', name: 'Mia', role }, byForm: false }),
  );
  const UntaxedGoods = { taxCodes: [code('Goods', 'NOT_CONFIRMED')], products: [mug] };
  renderWithAnswers(<UntaxedNotice />, { UntaxedGoods });
  expect(await screen.findByText('Goods are sold without sales tax')).toBeDefined();
  expect(screen.queryAllByRole('link', { name: 'Set it up' })).toHaveLength(links);
});

it('says nothing once the rate is confirmed, or while it is not known', async () => {
  const confirmed = { taxCodes: [code('Goods', 'IN_FORCE')], products: [mug] };
  for (const answers of [{ UntaxedGoods: confirmed }, {}]) {
    const sent = renderWithAnswers(<UntaxedNotice />, answers);
    await waitFor(() => expect(sent).toHaveLength(1));
  }
  expect(document.body.textContent).toBe('');
});
