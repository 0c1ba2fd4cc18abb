import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { MessageForm } from './message-form.js';

const messages = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  Email: 'Email is required',
  Phone: 'Phone is required',
  Message: 'Message is required',
} as const;

beforeEach(() => window.sessionStorage.clear());

describe('the contact form', () => {
  it('requires every field, each with its own message, and sends nothing', async () => {
    const sent = renderWithAnswers(<MessageForm />);
    press('Send Message');
    for (const [label, message] of Object.entries(messages)) await invalidField(label, message);
    await invalidField('Subject', 'Please choose a subject', 'combobox');
    expect(document.activeElement).toBe(field('First name'));
    expect([field('Email').type, field('Phone').type]).toEqual(['email', 'tel']);
    fill('Email', 'ada@example');
    press('Send Message');
    await invalidField('Email', 'Please enter a valid email address');
    expect(sent).toEqual([]);
  });

  it('sends a complete message, then is empty', async () => {
    const answer = { sendMessage: { __typename: 'MessageReceived', id: '1' } };
    const sent = renderWithAnswers(<MessageForm />, { SendMessage: answer }, '/contact?subject=group-booking');
    for (const label of Object.keys(messages)) fill(label, 'Something');
    fill('Email', 'ada@example.test');
    press('Send Message');
    await waitFor(() => expect(field('Message').value).toBe(''));
    expect(sent.map(({ name }) => name)).toEqual(['SendMessage']);
    expect(sent[0]?.variables.input).toMatchObject({ subject: 'group-booking', email: 'ada@example.test' });
  });

  it('leads groups to their page', () => {
    renderWithAnswers(<MessageForm />);
    expect(screen.queryByRole('link', { name: 'ask on the page for groups' })).toBeNull();
    fill('Subject', 'group-booking');
    const link = screen.getByRole('link', { name: 'ask on the page for groups' });
    expect(link.getAttribute('href')).toBe('/groups');
  });

  it('offers the six subjects', () => {
    renderWithAnswers(<MessageForm />);
    const options = within(field('Subject')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a subject',
      'Tour Inquiry',
      'Group Booking',
      'General Information',
      'Store Inquiry',
      'Media & Research',
      'Other',
    ]);
  });
});
