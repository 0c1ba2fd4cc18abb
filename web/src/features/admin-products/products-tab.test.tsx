import { beforeAll, expect, it } from '@jest/globals';
import { field, fill, invalidField, press } from '../../../test/form-actions.js';
import { renderWithAnswers } from '../../../test/render-with-answers.js';
import { wideScreen } from '../../../test/wide-screen.js';
import { ProductsTab } from './products-tab.js';

beforeAll(wideScreen);

it('a product is refused field by field, and not sent', async () => {
  const sent = renderWithAnswers(<ProductsTab />, { StaffProducts: { products: [], productStock: [] } });
  press('Create Product');
  await invalidField('Name', 'Name is required');
  await invalidField('Description', 'Description is required');
  await invalidField('Price, $', 'A price is needed, for example 19.99');
  expect(document.activeElement).toBe(field('Name'));
  fill('Price, $', 'a lot');
  await invalidField('Price, $', 'Price must be an amount such as 19.99, up to 10000.00');
  expect(sent.map(({ name }) => name)).not.toContain('CreateProduct');
});
