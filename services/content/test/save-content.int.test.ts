import { eventually } from '@hilltop/platform/testing/eventually';
import { startTestService, testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AnnounceHouse } from '../src/sections/announce-house.js';
import { contentService } from '../src/service.js';

const PARTS = `house { version phone email socials { name url } } testimonials { version items { words by } }
  media { version items { id kind title player { kind address } } }
  questions { version items { topic question answer state source } }`;
const RESULT = `{ __typename ... on ContentSaved { content { ${PARTS} } } ... on ContentChangedMeanwhile { current { ${PARTS} } }
  ... on InvalidInput { fields { field message } } }`;
const HOUSE = `mutation ($version: Int!, $input: HouseDetailsInput!) { saveHouseDetails(version: $version, input: $input) ${RESULT} }`;
const WORDS = `mutation ($version: Int!, $input: [TestimonialInput!]!) { saveTestimonials(version: $version, input: $input) ${RESULT} }`;
const MEDIA = `mutation ($version: Int!, $input: [MediaItemInput!]!) { saveMedia(version: $version, input: $input) ${RESULT} }`;

const QUESTIONS = `mutation ($version: Int!, $input: [VisitorQuestionInput!]!) { saveQuestions(version: $version, input: $input) ${RESULT} }`;

let service: Awaited<ReturnType<typeof startTestService>>;
beforeAll(async () => {
  service = await startTestService(contentService);
  await eventually(async () => expect(await shown()).toMatchObject({ house: { version: 1 } }));
});
afterAll(() => service.close());

const shown = async () => (await service.ask(`{ siteContent { ${PARTS} } }`)).data?.siteContent;
const house = async (version: number, changes: object = {}, caller: Parameters<typeof service.ask>[2] = testStaff) => {
  const input = {
    street: '1 Hill',
    town: 'Arlington',
    phone: '817',
    email: 'visit@hilltop.test',
    socials: [],
    ...changes,
  };
  return (await service.ask(HOUSE, { version, input }, caller)).data?.saveHouseDetails;
};
const film = {
  id: 'a1',
  kind: 'video',
  title: 'The tunnel',
  source: 'WFAA',
  description: 'A film.',
  address: 'https://www.wfaa.com/a',
};
const media = async (version: number, ...input: object[]) =>
  (await service.ask(MEDIA, { version, input }, testStaff)).data?.saveMedia;

const announced = async (): Promise<{ house?: { gateWord?: string } }[]> =>
  (await service.database.dataSource.query('SELECT event FROM outbox ORDER BY position')).map(
    ({ event }: { event: { data: object } }) => event.data,
  );

it('has the default details of the house until staff change them, and publishes both', async () => {
  const usual = { street: '3001 W. Division Street', town: 'Arlington, Texas 76012', phone: '817-987-1716' };
  expect(await shown()).toMatchObject({
    house: { version: 1, phone: usual.phone, email: null, socials: [] },
    testimonials: null,
    media: null,
  });
  expect(await house(1)).toMatchObject({ __typename: 'ContentSaved' });
  expect(await shown()).toMatchObject({ house: { version: 2, email: 'visit@hilltop.test', socials: [] } });
  expect(await announced()).toMatchObject([
    { section: 'house', version: 1, house: usual },
    { section: 'house', version: 2, house: { street: '1 Hill', town: 'Arlington', phone: '817' } },
    { action: 'saveHouseDetails' },
  ]);
  expect(await house(2, { email: '' })).toMatchObject({ content: { house: { version: 3, email: null } } });
});

it('has a word at the gate of letters, spaces and apostrophes, published with the details, and none when it is empty', async () => {
  expect(await house(3, { gateWord: 'Swallow 7' })).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ field: 'gateWord' }],
  });
  expect(await house(3, { gateWord: 'a'.repeat(31) })).toMatchObject({ __typename: 'InvalidInput' });
  expect(await house(3, { gateWord: ' Chimney Swallow’s ' })).toMatchObject({ content: { house: { version: 4 } } });
  expect((await announced()).filter(({ house: told }) => told?.gateWord === 'Chimney Swallow’s')).toHaveLength(1);
  expect(await house(4, { gateWord: '', email: '' })).toMatchObject({ content: { house: { version: 5 } } });
  expect((await announced()).findLast(({ house: told }) => told)?.house).not.toHaveProperty('gateWord');
});

it('publishes the current details at every start', async () => {
  const { length } = await announced();
  await service.app.get(AnnounceHouse, { strict: false }).announce();
  expect((await announced()).slice(length)).toMatchObject([{ section: 'house', version: 5, house: { phone: '817' } }]);
});

it('refuses a change of an older version, including the first one', async () => {
  for (const version of [0, 4, 7]) {
    expect(await house(version, { phone: '1' })).toMatchObject({
      __typename: 'ContentChangedMeanwhile',
      current: { house: { version: 5, phone: '817' } },
    });
  }
});

it.each([-1, -2_147_483_648, 2_147_483_646, 2_147_483_647])(
  'refuses the version %d of each section in words',
  async (version) => {
    const words = { words: 'We came for the tunnel.', by: 'A visitor' };
    const testimonials = await service.ask(WORDS, { version, input: [words, words, words] }, testStaff);
    const answers = [await house(version), await media(version, film), testimonials.data?.saveTestimonials];
    for (const answer of answers) expect(answer?.__typename).toBe('ContentChangedMeanwhile');
  },
);

it('saves one of two concurrent changes', async () => {
  const outcomes = await Promise.all([house(5, { phone: '1' }), house(5, { phone: '2' })]);
  expect(outcomes.map((outcome) => outcome?.__typename).sort()).toEqual(['ContentChangedMeanwhile', 'ContentSaved']);
});

it('recognizes a player by its address, and refuses an unknown host with the name of the field', async () => {
  const video = 'https://youtu.be/aB3dE5fG7hI';
  expect(await media(0, { ...film, video }, { ...film, id: 'a2' })).toMatchObject({
    content: { media: { items: [{ player: { kind: 'youtube', address: 'aB3dE5fG7hI' } }, { player: null }] } },
  });
  expect(await media(1, film, { ...film, id: 'a3', video: 'https://videos.example.net/1' })).toMatchObject({
    fields: [{ field: '1.video', message: expect.stringContaining('YouTube, NBC 5 DFW and WFAA') }],
  });
  expect(await media(1, { ...film, address: 'http://a.example' })).toMatchObject({ fields: [{ field: '0.address' }] });
  expect(await media(1, film, film)).toMatchObject({ __typename: 'InvalidInput' });
  expect(await media(1, { ...film, kind: 'book' })).toMatchObject({ fields: [{ field: '0.price' }] });
});

it('requires at least three testimonials', async () => {
  const item = { words: 'We came for the tunnel.', by: 'A visitor' };
  const save = async (input: object[]) =>
    (await service.ask(WORDS, { version: 0, input }, testStaff)).data?.saveTestimonials;
  expect(await save([item, item])).toMatchObject({ fields: [{ field: 'input' }] });
  expect(await save([item, item, item])).toMatchObject({ content: { testimonials: { version: 1 } } });
});

it('keeps the questions of visitors in their order, with whose word a known answer is', async () => {
  const asked = {
    topic: 'rules',
    question: 'Hats?',
    answer: 'Hats are welcome.',
    state: 'known',
    source: 'the hatter',
  };
  const open = { ...asked, question: 'Dogs?', state: 'unconfirmed' };
  const save = async (...input: object[]) =>
    (await service.ask(QUESTIONS, { version: 0, input }, testStaff)).data?.saveQuestions;
  expect(await save()).toMatchObject({ fields: [{ message: 'The page needs at least one question' }] });
  expect(await save({ ...asked, answer: ' ' })).toMatchObject({ fields: [{ field: '0.answer' }] });
  expect(await save(asked, open, asked)).toMatchObject({
    fields: [{ field: '2.question', message: 'This question is already on the page' }],
  });
  expect(await save(...Array.from({ length: 41 }, (_, at) => ({ ...asked, question: `${at}?` })))).toMatchObject({
    fields: [{ message: 'At most 40 questions' }],
  });
  expect(await save(asked, open)).toMatchObject({
    content: { questions: { version: 1, items: [asked, { ...open, source: null }] } },
  });
});

it('can be changed by managers only', async () => {
  expect(await house(3, {}, { role: 'visitor' })).toMatchObject({ __typename: 'NotSignedIn' });
  expect(await house(3, {}, { ...testStaff, staffRole: 'desk' })).toMatchObject({ __typename: 'NotAllowed' });
});

it('answers questions in Spanish where staff wrote them, and names each by its English text', async () => {
  const asked = { topic: 'rules', question: 'Bags', answer: 'Small ones.', state: 'known', questionEs: 'Bolsas' };
  const version = ((await shown()) as unknown as { questions: { version: number } | null }).questions?.version ?? 0;
  await service.ask(QUESTIONS, { version, input: [{ ...asked, answerEs: ' ' }] }, testStaff);
  const text = '{ siteContent { questions { items { key question answer untranslated questionEs answerEs } } } }';
  const items = async (language?: 'es') => {
    const { data } = await service.ask(text, {}, testStaff, undefined, undefined, language);
    return data?.siteContent;
  };
  const written = { key: 'Bags', answer: 'Small ones.', questionEs: 'Bolsas', answerEs: null };
  const spanish = { ...written, question: 'Bolsas', untranslated: ['answer'] };
  expect(await items('es')).toEqual({ questions: { items: [spanish] } });
  expect(await items()).toEqual({ questions: { items: [{ ...written, question: 'Bags', untranslated: [] }] } });
});
