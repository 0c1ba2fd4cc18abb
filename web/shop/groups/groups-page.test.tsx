import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dateAfter, venueToday } from '../../kit/lib/venue-dates.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { GroupsPage } from './groups-page.js';
import { answered, terms } from './groups-samples.js';

const day = dateAfter(venueToday(), 60);
const other = dateAfter(venueToday(), 61);

function roomFor(...seats: readonly number[]) {
  const starts = seats.map((seatsLeft, hour) => ({
    __typename: 'SlotAvailability',
    time: `${hour + 9}:00 AM`,
    seatsLeft,
  }));
  return { groupDay: { __typename: 'GroupDay', closed: null, starts } };
}

const loaded = { GroupsPage: answered, GroupDayRoom: roomFor(18, 18, 18) };
const requested = { requestGroupVisit: { __typename: 'GroupRequested', number: 'HG-7K3M-9QXW' } };

function refused(...fields: readonly (readonly [string, string])[]) {
  const named = fields.map(([name, message]) => ({ __typename: 'FieldError', field: name, message }));
  return { requestGroupVisit: { __typename: 'InvalidInput', message: 'Not valid', fields: named } };
}

async function open(answers: Answers = {}) {
  const sent = renderWithAnswers(<GroupsPage />, { ...loaded, ...answers });
  await screen.findByRole('heading', { name: 'Ask for a visit' });
  return () => sent.filter(({ name }) => name === 'RequestGroupVisit');
}

function fillAll(): void {
  fill('School or organization', 'Slate Creek Elementary');
  fill('Pupils', '48');
  fill('Adults', '6');
  fill('Day', day);
  fill('Your name', 'Ada Marshall');
  fill('Phone', '817-555-0100');
  fill('E-mail', 'ada@school.test');
}

beforeEach(() => window.sessionStorage.clear());

describe('the page of groups', () => {
  it('shows prices that are set, and the conditions', async () => {
    await open();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['TourSchoolsOthers', 'Grist and Gears$10.00With the quote']);
    expect(screen.getByText('For other tours we answer your request with a price.')).toBeTruthy();
    expect(screen.getByText('One adult is free for each 8 pupils, or part of that.')).toBeTruthy();
    const tours = within(field('Tour')).getAllByRole('option');
    expect(tours.map(({ textContent }) => textContent)).toEqual(['Grist and Gears', 'From Grain to Loaf']);
  });

  it('shows no price before managers have set one', async () => {
    await open({ GroupsPage: { ...answered, groupTerms: { ...terms, rates: [] } } });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('We answer your request with a price.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('$');
  });

  it('says what to do when nothing answers, and when no tour takes groups', async () => {
    renderWithAnswers(<GroupsPage />);
    expect(await screen.findByText('We couldn’t load this page')).toBeTruthy();
    renderWithAnswers(<GroupsPage />, { GroupsPage: { ...answered, tours: [] } });
    expect(await screen.findByText('No tour takes groups at the moment')).toBeTruthy();
  });
});

describe('asking for a visit', () => {
  it('requires what the house needs, each with its own message, and sends nothing', async () => {
    const sent = await open();
    press('Ask for a quote');
    await invalidField('School or organization', 'The name is required');
    await invalidField('Your name', 'Your name is required');
    await invalidField('E-mail', 'Your e-mail is required');
    await invalidField('Phone', 'Your phone is required');
    expect(screen.getByText('Please choose a day')).toBeTruthy();
    expect(screen.getByText('Please correct the marked fields.')).toBeTruthy();
    expect(document.activeElement).toBe(field('School or organization'));
    expect(sent()).toEqual([]);
  });

  it('sends a complete request once, and says what happens next with the focus', async () => {
    const sent = await open({ RequestGroupVisit: requested });
    fillAll();
    fill('Not before (optional)', '09:30');
    press('Ask for a quote');
    const title = await screen.findByRole('heading', { name: 'We have your request' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('HG-7K3M-9QXW')).toBeTruthy();
    expect(screen.queryByText('Ask for a quote')).toBeNull();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.variables).toMatchObject({
      website: '',
      idempotencyKey: expect.any(String),
      input: {
        ...{ organizationName: 'Slate Creek Elementary', organizationKind: 'school', pupils: 48, adults: 6 },
        ...{ tourId: 'grist', preferredDays: [{ day, from: '9:30 AM', until: null }], paysBy: 'purchase_order' },
        ...{ organizerName: 'Ada Marshall', organizerEmail: 'ada@school.test', organizerPhone: '817-555-0100' },
        ...{ grade: null, accessNeeds: null, note: null },
      },
    });
    expect(sent()[0]?.variables.input).not.toHaveProperty('q7k');
    expect(window.sessionStorage.getItem('hilltop:group-ask:v1')).toBeNull();
  });

  it('leads a smaller party to online booking, and asks for enough adults', async () => {
    const sent = await open();
    fillAll();
    fill('Pupils', '8');
    const notice = await screen.findByText('Fewer than 15 people book online');
    expect(
      within(notice.parentElement ?? notice)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/tours');
    press('Ask for a quote');
    await invalidField('Pupils', 'A group has at least 15 people. Smaller parties book online');
    fill('Pupils', '71');
    press('Ask for a quote');
    await invalidField('Adults', 'So many pupils come with 8 adults, or more');
    fill('Pupils', '295');
    press('Ask for a quote');
    await invalidField('Pupils', 'A group has at most 300 people. Please call us');
    expect(sent()).toEqual([]);
  });

  it('says what a chosen day has, and takes up to three days', async () => {
    await open();
    fillAll();
    expect(await screen.findByText('Room for 54 people on this day, in several tours.')).toBeTruthy();
    fill('Adults', '12');
    expect(await screen.findByText('Little room: 54 seats left on this day. Name another day too.')).toBeTruthy();
    press('Add another day');
    press('Add another day');
    expect(screen.queryByText('Add another day')).toBeNull();
    const [first] = screen.getAllByText('Remove', { selector: 'button' });
    fireEvent.click(first as HTMLElement);
    expect(screen.getByText('Add another day')).toBeTruthy();
    expect(screen.queryByText('Third choice')).toBeNull();
  });

  it('shows the server’s messages at the fields, also at a day', async () => {
    const message = 'Groups come within twelve months';
    await open({
      RequestGroupVisit: refused(['preferredDays.1.day', message], ['organizerEmail', 'Too many requests']),
    });
    fillAll();
    press('Add another day');
    const [, second] = screen.getAllByLabelText('Day');
    fireEvent.change(second as HTMLElement, { target: { value: other } });
    press('Ask for a quote');
    await invalidField('E-mail', 'Too many requests');
    expect(screen.getByText(message)).toBeTruthy();
    expect(second?.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows the missing adults at their field, and too many requests at the button', async () => {
    const missing = { __typename: 'PupilsNeedAdults', message: 'Two adults more, please.' };
    await open({ RequestGroupVisit: { requestGroupVisit: missing } });
    fillAll();
    press('Ask for a quote');
    await invalidField('Adults', 'Two adults more, please.');
  });

  it('keeps everything when nobody answers, and sends it again with the same key, also after a reload', async () => {
    const sent = await open();
    fillAll();
    press('Ask for a quote');
    expect(await screen.findByText('We didn’t get an answer')).toBeTruthy();
    expect(field('School or organization').value).toBe('Slate Creek Elementary');
    press('Ask for a quote');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.variables).toEqual(sent()[0]?.variables);
    cleanup();
    await open();
    await waitFor(() => expect(field('Day').value).toBe(day));
    expect([field('Pupils').value, field('E-mail').value]).toEqual(['48', 'ada@school.test']);
    expect(window.sessionStorage.getItem('hilltop:group-ask:v1')).not.toContain('q7k');
  });
});
