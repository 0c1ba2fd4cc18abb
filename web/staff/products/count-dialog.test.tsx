import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { field, fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { wideScreen } from '../../test/wide-screen.js';
import { CountDialog } from './count-dialog.js';

beforeAll(wideScreen);

const mug = {
  __typename: 'Product',
  ...{ nameEs: null, descriptionEs: null },
  ...{ id: 'p1', name: 'Tea Room Mug', description: 'Stoneware.', price: '16.00' },
  ...{ image: null, category: null, inStock: true, taxCode: 'goods', version: 3 },
} as const;

it('a count that is no number is not sent; one that others overtook stays typed and says why', async () => {
  const message = 'The stock has changed since you looked at it. Please count again.';
  const sent = renderWithAnswers(<CountDialog product={mug} stock={12} onClose={() => undefined} />, {
    CountStock: { countStock: { __typename: 'StockChangedMeanwhile', message } },
  });
  expect(field('Pieces left').value).toBe('12');
  fill('Pieces left', 'a few');
  press('Save');
  expect(await screen.findByText('Please write a whole number, or nothing')).toBeTruthy();
  expect(field('Pieces left').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  fill('Pieces left', '9');
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(field('Pieces left').value).toBe('9');
  expect(sent).toEqual([{ name: 'CountStock', variables: { productId: 'p1', stock: 9, was: 12 } }]);
});

it('an empty field ends the counting', async () => {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  const sent = renderWithAnswers(<CountDialog product={mug} stock={12} onClose={close} />, {
    CountStock: { countStock: { __typename: 'StockCounted', productId: 'p1', stock: null } },
  });
  fill('Pieces left', '');
  press('Save');
  await waitFor(() => expect(isClosed).toBe(true));
  expect(sent[0]?.variables).toEqual({ productId: 'p1', stock: null, was: 12 });
});
