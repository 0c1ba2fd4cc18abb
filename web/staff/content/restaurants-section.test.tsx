import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { RestaurantsSection } from './restaurants-section.js';

const soup = {
  __typename: 'MenuItem',
  id: 'soup',
  name: 'Soup',
  price: '6.00',
  description: 'Warm.',
  vegetarian: true,
};

function restaurant(name: string, changes: object = {}, items: readonly object[] = [soup]) {
  const platform = name.toLowerCase().replaceAll(' ', '_');
  return {
    ...{ __typename: 'Restaurant', platform, name, version: 3, withdrawn: false, partiesAhead: 0 },
    ...{ phone: null, orderUrl: null, distance: null, kitchenNote: null },
    menu: { __typename: 'FoodMenu', platform, restaurant: name, version: 1, items },
    ...changes,
  };
}

async function show(restaurants: readonly object[], answers: Answers = {}) {
  const sent = renderWithAnswers(<RestaurantsSection />, { StaffRestaurants: { restaurants }, ...answers });
  await waitFor(() => expect(screen.getByRole('list', { name: 'Restaurants' })).toBeTruthy());
  return sent;
}

/** Of the restaurant's form: the form of a dish has some of the same labels. */
function form() {
  return within(screen.getByRole('form', { name: 'Restaurant' }));
}

function field(label: string): HTMLInputElement {
  return form().getByLabelText<HTMLInputElement>(label);
}

function fill(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

beforeEach(() => {
  window.sessionStorage.clear();
  const staff = { email: 'ada@hilltop.test', name: 'Ada', role: 'manager' } as const;
  act(() => sessionStore.send({ type: 'signedIn', staff, byForm: false }));
});

describe('the restaurants of a house', () => {
  it('are none, and then nobody is asked about food', async () => {
    await show([]);
    expect(screen.getByText('No restaurants: visitors are not asked about food.')).toBeTruthy();
  });

  it('have their dishes below, but for those that are withdrawn', async () => {
    await show([restaurant('Corner Deli', { phone: '555-0100' }), restaurant('Old Inn', { withdrawn: true }, [])]);
    expect(screen.getByRole('button', { name: /^Corner Deli/ }).textContent).toBe('Corner Deli1 dish, 555-0100');
    expect(screen.getByRole('button', { name: /^Old Inn/ }).textContent).toBe('Old InnWithdrawn, 0 dishes');
    expect(screen.getByText('Menu of Corner Deli (1)')).toBeTruthy();
    expect(screen.queryByText(/^Menu of Old Inn/)).toBeNull();
  });

  it('are added with what the kitchen sheet needs, and the new one is shown', async () => {
    const added = { __typename: 'RestaurantChanged', restaurant: { __typename: 'Restaurant', platform: 'old_inn' } };
    const both = [restaurant('Corner Deli'), restaurant('Old Inn', {}, [])];
    const sent = await show(both, { AddRestaurant: { addRestaurant: added } });
    press('Add a restaurant');
    fill('Name', 'Old Inn');
    fill('Distance', '2 miles');
    press('Add the restaurant');
    await waitFor(() => expect(field('Name').value).toBe('Old Inn'));
    const input = { name: 'Old Inn', phone: '', orderUrl: '', distance: '2 miles', kitchenNote: '' };
    expect(sent).toContainEqual({ name: 'AddRestaurant', variables: { input } });
    expect(screen.getByText('No dishes: parties cannot choose this restaurant before it has one.')).toBeTruthy();
  });

  it('show a refusal at its field', async () => {
    const message = 'Order link must be a full address that begins with https://';
    const fields = [{ __typename: 'FieldError', field: 'orderUrl', message }];
    const refusal = { __typename: 'InvalidInput', message: 'Please check the marked fields.', fields };
    await show([restaurant('Corner Deli')], { SaveRestaurant: { saveRestaurant: refusal } });
    fill('Order link', 'deli.example');
    press('Save restaurant');
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
  });
});

describe('withdrawing a restaurant', () => {
  it('says first who has ordered from it, and that it is the last', async () => {
    await show([restaurant('Corner Deli', { partiesAhead: 2 })]);
    fireEvent.click(form().getByText('Withdraw'));
    const dialog = screen.getByRole('dialog', { name: 'Withdraw Corner Deli?' });
    expect(dialog.textContent).toContain(
      '2 parties that are still to come have ordered from it, and keep their orders.',
    );
    expect(dialog.textContent).toContain('It is the last one: visitors are then not asked about food.');
  });

  it('is undone by a button', async () => {
    const restored = {
      __typename: 'RestaurantChanged',
      restaurant: { __typename: 'Restaurant', platform: 'corner_deli' },
    };
    const sent = await show([restaurant('Corner Deli', { withdrawn: true })], {
      RestoreRestaurant: { restoreRestaurant: restored },
    });
    expect(screen.getByText('No restaurants: visitors are not asked about food.')).toBeTruthy();
    press('Restore');
    const variables = { platform: 'corner_deli', version: 3 };
    await waitFor(() => expect(sent).toContainEqual({ name: 'RestoreRestaurant', variables }));
  });
});
