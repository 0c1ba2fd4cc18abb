import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type AskingApp, faults, openAskingApp } from './support/asking-app.js';
import { openTourApp } from './support/tour-app.js';

const LIST = `{ done: houseQuestions { question { id text } version withdrawn answers } }`;
const ASKED = '{ done: guestQuestions { id tourId text kind options perGuest asked required } }';

let app: AskingApp;
beforeAll(async () => {
  app = await openAskingApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

it('begins with the question where guests come from, which can be withdrawn like any other', async () => {
  const fresh = await openTourApp();
  const { data } = await fresh.ask(ASKED);
  await fresh.close();
  expect(data?.done).toEqual([
    {
      ...{ id: expect.any(String), tourId: null, text: 'ZIP code or country', kind: 'origin', options: [] },
      ...{ perGuest: false, asked: ['online', 'door'], required: false },
    },
  ]);
});

it('is told which fields are wrong', async () => {
  const wrong = async (input: object) => faults(await app.save(randomUUID(), 0, { text: 'Allergies', ...input }));
  expect(await wrong({ text: ' a ' })).toEqual(['text']);
  expect(await wrong({ text: 'x'.repeat(201) })).toEqual(['text']);
  expect(await wrong({ kind: 'choice', options: ['one'] })).toEqual(['options']);
  expect(await wrong({ kind: 'choice', options: Array.from({ length: 21 }, String) })).toEqual(['options']);
  expect(await wrong({ kind: 'choice', options: ['one', 'x'.repeat(101)] })).toEqual(['options.1']);
  expect(await wrong({ kind: 'choice', options: ['one', 'one'] })).toEqual(['options']);
  expect(await wrong({ options: ['one', 'two'] })).toEqual(['options']);
  expect(await wrong({ asked: [] })).toEqual(['asked']);
  expect(await wrong({ asked: ['door'], required: true })).toEqual(['required']);
  expect(await wrong({ keptDays: -1 })).toEqual(['keptDays']);
  expect(await wrong({ keptDays: null })).toEqual(['keptDays']);
  expect(await wrong({ tourId: randomUUID() })).toEqual(['tourId']);
  expect(await wrong({ tourId: app.tourId })).toBeUndefined();
  expect(await wrong({ text: 'ALLERGIES' })).toEqual(['text']);
});

it('asks at most ten questions at a time, also with two at once', async () => {
  for (let n = 1; n <= 9; n += 1) await app.add(`Question ${n}`);
  const both = await Promise.all([1, 2].map((n) => app.save(randomUUID(), 0, { text: `The last ${n}` })));
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['HouseQuestionSaved', 'InvalidInput']);
  expect(await app.list(ASKED)).toHaveLength(10);
});

it('does not change what another has changed since', async () => {
  const id = await app.add('Allergies');
  const both = await Promise.all(['one', 'two'].map((text) => app.save(id, 1, { text: `Diet ${text}` })));
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['HouseQuestionSaved', 'QuestionChangedMeanwhile']);
  expect(await app.withdraw(id, 1)).toMatchObject({ __typename: 'QuestionChangedMeanwhile' });
  expect(await app.save(randomUUID(), 3, { text: 'New' })).toMatchObject({ __typename: 'QuestionChangedMeanwhile' });
});

it('deletes a question that nobody has answered, and withdraws another, which can be asked again', async () => {
  const gone = await app.add('Gone');
  expect(await app.withdraw(gone, 1)).toEqual({ __typename: 'HouseQuestionWithdrawn', question: null });
  const id = await app.add('Allergies');
  const booked = await app.book([{ questionId: id, text: 'nuts' }]);
  expect(faults(await app.save(id, 1, { text: 'Allergies', kind: 'yes_no' }))).toEqual(['kind']);
  expect(faults(await app.save(id, 1, { text: 'Allergies', perGuest: true }))).toEqual(['perGuest']);
  expect(await app.withdraw(id, 1)).toMatchObject({ question: { version: 2, withdrawn: true } });
  expect(await app.list(ASKED)).toEqual([]);
  expect(await app.list(LIST)).toMatchObject([{ version: 2, withdrawn: true, answers: 1 }]);
  expect(await app.shown(booked.booking.id)).toEqual([{ question: 'Allergies', guest: 0, text: 'nuts' }]);
  expect(await app.save(id, 2, { text: 'Which allergies?' })).toMatchObject({ question: { version: 3 } });
  expect(await app.shown(booked.booking.id)).toMatchObject([{ question: 'Which allergies?' }]);
});

it('never makes a booking fail that answers while the question is withdrawn', async () => {
  const id = await app.add('Allergies');
  const [booked] = await Promise.all([app.book([{ questionId: id, text: 'nuts' }]), app.withdraw(id, 1)]);
  expect(booked.__typename).toBe('BookingCreated');
});
