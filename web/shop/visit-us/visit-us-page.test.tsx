import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visitorQuestions } from '#house/texts/visitor-questions.js';
import { houseStore } from '../../kit/document/use-house.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { faqData, VisitUsPage } from './visit-us-page.js';

const starts = ['9:00 AM', '5:00 PM'];
const house = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: weekday === 1 ? [] : starts })),
  specialDays: [],
  notices: [],
  today: { date: '2026-12-05', starts, note: '', next: { date: '2026-12-05', time: '9:00 AM' } },
  changeRules: { changesUntilHours: 12, refundSteps: [{ untilHours: 36, percent: 100 }] },
};
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

it('says whose word each answer is, the next tour, and the rule of the settings', () => {
  houseStore.send(house);
  renderWithAnswers(<VisitUsPage />, {});
  const marks = ['Confirmed by us', 'To be confirmed', 'Not known yet', 'Source: the visitors’ bureau of Arlington'];
  for (const mark of marks) expect(screen.getAllByText(mark).length).toBeGreaterThan(0);
  expect(screen.getByText('Next tour today, 9:00 AM')).toBeTruthy();
  expect(
    screen.getByText('Change it free until 12 hours before. All your money back until 36 hours before.'),
  ).toBeTruthy();
});

it('shows what managers have saved instead of its own', () => {
  const own = { topic: 'rules', question: 'Hats?', answer: 'Hats are welcome.', state: 'unconfirmed' } as const;
  houseStore.send({ ...house, content: { questions: { items: [own] } } });
  renderWithAnswers(<VisitUsPage />, {});
  expect(screen.getByRole('heading', { name: 'Hats?' })).toBeTruthy();
  expect(screen.getAllByText(/^(To be confirmed|Not known yet|Confirmed by us)$/)).toHaveLength(1);
});

it('shows an answer at its place on the way, and gathers in one box what is not known', () => {
  houseStore.send(house);
  renderWithAnswers(<VisitUsPage />, {});
  const way = within(screen.getByRole('region', { name: 'Getting here' }));
  expect(way.getAllByRole('listitem')).toHaveLength(10);
  expect(way.getByRole('heading', { name: 'Where do I park?' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { name: 'Where do I park?' })).toHaveLength(1);
  const box = within(screen.getByRole('region', { name: 'Not measured or settled yet' }));
  expect(box.getByText('Toilets')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Toilets' })).toBeNull();
});

it('tells search engines what is known only', () => {
  const { mainEntity } = faqData(visitorQuestions, house.changeRules) as { mainEntity: readonly { name: string }[] };
  const names = mainEntity.map(({ name }) => name);
  expect(names).toContain('Where do I park?');
  expect(names).toContain('Can I change or cancel my visit?');
  expect(names).not.toContain('Which parking lot is nearest?');
  expect(names).not.toContain('Where do we meet?');
});
