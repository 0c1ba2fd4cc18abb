import { visitor } from '@hilltop/platform/identity/identity';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { KeptAnswer } from '../answers/kept-answer.js';
import type { KeptAnswers, Question } from '../answers/kept-answers.js';
import type { PublicAsker, SiteOperation } from '../answers/public-asker.js';
import { PublicQuestions } from '../answers/public-questions.js';
import type { DrawingProcess, Drawn, Wanted } from './drawing-process.js';
import { LivePage } from './live-page.js';

const tours: SiteOperation = { query: 'query Tours { tours { name } }', operationName: 'Tours', variables: {} };
const month: SiteOperation = {
  query: 'query Month { availability(tourType: standard, from: "a", to: "b") { firstDate } }',
  operationName: 'Month',
  variables: {},
};
const wish = {
  build: { version: 1, paths: ['/book-tour'], program: '', todayAt: () => '' },
  today: '2026-11-22',
  context: { correlationId: '', caller: '', identity: visitor },
};

/** What the gateway knows just now. */
let known = { Tours: 'walk', Month: '5 seats' };
let asked: string[] = [];
let drawn: string[] = [];
let clock = 0;

/** Keeps nothing: every question is asked, and what is asked is written down. */
const kept: Pick<KeptAnswers, 'tell'> = {
  tell: async ({ scope, key }: Question) => {
    const [, { operationName }] = JSON.parse(key) as [string, { operationName: keyof typeof known }];
    asked.push(operationName);
    const text = JSON.stringify({ said: known[operationName] });
    const facts = { text, contentType: '', scope, generation: 0, askedAt: 0, goodUntil: 0 };
    return { answer: new KeptAnswer(facts), standIn: false };
  },
};

const process: Pick<DrawingProcess, 'draw'> = {
  draw: async (_, { answers }: Wanted): Promise<Drawn> => {
    const ask = [tours, month][answers.length];
    if (ask) return { ask };
    const html = answers.map((answer) => (answer as { said: string }).said).join(', ');
    drawn.push(html);
    return { html };
  },
};

const newPage = (): LivePage =>
  new LivePage('/book-tour', {
    kept: kept as KeptAnswers,
    asker: {} as PublicAsker,
    questions: new PublicQuestions(),
    process: process as DrawingProcess,
    addressed: (html) => html,
  });
const said = async (page: LivePage): Promise<string | undefined> => (await page.tell(wish))?.page.plain.toString();

beforeEach(() => {
  known = { Tours: 'walk', Month: '5 seats' };
  asked = [];
  drawn = [];
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => void jest.restoreAllMocks());

it('is drawn when what it shows changes, and not otherwise', async () => {
  const page = newPage();
  expect(await said(page)).toBe('walk, 5 seats');
  clock += 3_000;
  expect(await said(page)).toBe('walk, 5 seats');
  clock += 3_000;
  known.Month = '4 seats';
  expect(await said(page)).toBe('walk, 4 seats');
  expect(drawn).toEqual(['walk, 5 seats', 'walk, 4 seats']);
});

it('looks at seats again after three seconds, and at tours each time', async () => {
  const page = newPage();
  await said(page);
  known.Month = '4 seats';
  clock += 2_999;
  expect(await said(page)).toBe('walk, 5 seats');
  expect(asked).toEqual(['Tours', 'Month', 'Tours']);
  known.Tours = 'run';
  expect(await said(page)).toBe('run, 4 seats');
});

it('is drawn once for all who come at the same time', async () => {
  const page = newPage();
  const answers = await Promise.all([said(page), said(page), said(page)]);
  expect(new Set(answers)).toEqual(new Set(['walk, 5 seats']));
  expect(drawn).toHaveLength(1);
});

it('refuses to show what is not the same for everybody', async () => {
  const page = newPage();
  const own: SiteOperation = { query: 'query Own { me { name } }', operationName: 'Own', variables: {} };
  jest.spyOn(process, 'draw').mockResolvedValue({ ask: own });
  await expect(page.tell(wish)).rejects.toThrow('Own on /book-tour is not the same for everybody');
});
