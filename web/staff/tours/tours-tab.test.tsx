import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { toastStore } from '../../kit/design/layers/toasts.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { wideScreen } from '../../test/wide-screen.js';
import { ToursTab } from './tours-tab.js';

const noTours = { StaffTours: { tours: [] } };

beforeAll(wideScreen);

describe('the form for a new tour', () => {
  it('refuses what is missing field by field, and sends nothing', async () => {
    const sent = renderWithAnswers(<ToursTab />, noTours);
    press('Create Tour');
    for (const label of ['Name', 'Description']) await invalidField(label, `${label} is required`);
    await invalidField('Duration, minutes', 'Duration is required');
    await invalidField('Price, $', 'A price is needed, for example 25.00');
    expect(sent.map(({ name }) => name)).not.toContain('CreateTour');
  });

  it('keeps everything when there is no answer', async () => {
    const sent = renderWithAnswers(<ToursTab />, noTours);
    fill('Name', 'Never created');
    fill('Description', 'Typed once.');
    fill('Price, $', '25.00');
    fill('Duration, minutes', '90');
    press('Add Feature');
    fill('Feature 1', 'Kept');
    press('Create Tour');
    expect((await screen.findByRole('alert')).textContent).toContain('The tour was not created');
    expect(toastStore.state()).toMatchObject({ title: 'Error', text: 'Failed to create tour' });
    expect(sent.map(({ name }) => name)).toContain('CreateTour');
    expect([field('Feature 1').value, field('Name').value]).toEqual(['Kept', 'Never created']);
  });
});
