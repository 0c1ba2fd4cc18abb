import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { StaffProductFragment } from '../../generated/staff-operations.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { wideScreen } from '../../test/wide-screen.js';
import { EditDialog } from '../records/edit-dialog.js';
import { productKind } from './product-fields.js';
import { ProductsTab } from './products-tab.js';

beforeAll(wideScreen);
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

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

describe('a product that is being edited when the page is loaded again', () => {
  const mug: StaffProductFragment = {
    ...{ __typename: 'Product', id: 'mug', name: 'Mug', description: 'Of clay.', price: '5.00', image: null },
    ...{ nameEs: null, descriptionEs: null },
    ...{ category: null, inStock: true, taxCode: 'goods', version: 3 },
  };
  const sent: { readonly price: string; readonly description: string; readonly version: number }[] = [];
  let isClosed = false;

  function edit(row: StaffProductFragment): void {
    cleanup();
    renderWithAnswers(
      <EditDialog
        kind={productKind}
        row={row}
        update={async ({ price, description }, version) => {
          sent.push({ price, description, version });
          return { __typename: 'ProductUpdated' };
        }}
        onClose={() => {
          isClosed = true;
        }}
      />,
    );
  }

  beforeEach(() => {
    window.sessionStorage.clear();
    sent.length = 0;
    isClosed = false;
    const staff = { email: 'ada@hilltop.test', name: 'Ada', role: 'manager' } as const;
    act(() => sessionStore.send({ type: 'signedIn', staff, byForm: false }));
    edit(mug);
    fill('Description', 'Of clay, by hand.');
    edit(mug);
  });
  afterEach(() => act(() => sessionStore.send({ type: 'signedOut' })));

  it('has what was typed, until it is saved', async () => {
    expect(field('Description').value).toBe('Of clay, by hand.');
    expect(screen.getByText(/You began this on/)).toBeTruthy();
    press('Save changes');
    await waitFor(() => expect(isClosed).toBe(true));
    expect(sent).toEqual([{ price: '5.00', description: 'Of clay, by hand.', version: 3 }]);
    edit(mug);
    expect(field('Description').value).toBe('Of clay.');
  });

  it('has the record again after Cancel', () => {
    press('Cancel');
    expect(isClosed).toBe(true);
    edit(mug);
    expect([field('Description').value, screen.queryByText(/You began this/)]).toEqual(['Of clay.', null]);
  });

  it('shows another product without it', () => {
    edit({ ...mug, id: 'cup', name: 'Cup' });
    expect(field('Description').value).toBe('Of clay.');
  });

  it('has the values of now in fields that were not touched, and asks about the others', async () => {
    edit({ ...mug, price: '7.00', version: 4 });
    expect([field('Price, $').value, field('Description').value]).toEqual(['7.00', 'Of clay, by hand.']);
    expect(screen.getByRole('alert').textContent).toContain('Someone else changed this product');
    expect(screen.getByText<HTMLButtonElement>('Save changes').disabled).toBe(true);
    press('Save my version');
    await waitFor(() => expect(isClosed).toBe(true));
    expect(sent).toEqual([{ price: '7.00', description: 'Of clay, by hand.', version: 4 }]);
  });
});
