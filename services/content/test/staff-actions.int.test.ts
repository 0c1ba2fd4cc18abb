import { eventually } from '@hilltop/platform/testing/eventually';
import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { startTestService, testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contentService } from '../src/service.js';

let service: Awaited<ReturnType<typeof startTestService>>;
beforeAll(async () => {
  service = await startTestService(contentService);
  const { dataSource } = service.database;
  await eventually(async () => expect(await dataSource.query('SELECT FROM sections')).toHaveLength(1));
});
afterAll(() => service.close());

const house = '{ street: "1 Hill", town: "Arlington", phone: "817", email: "visit@hilltop.test", socials: [] }';
const page = '{ words: "We came for the tunnel.", by: "A visitor" }';
const film =
  '{ id: "a", kind: video, title: "The tunnel", source: "WFAA", description: "A film.", address: "https://a.example" }';

/** Each staff mutation of the schema, and the action it records. */
const mutations: Record<string, { call: string; section: string; before?: object; after: object }> = {
  saveHouseDetails: {
    call: `saveHouseDetails(version: 1, input: ${house})`,
    section: 'house',
    before: { street: '3001 W. Division Street', email: null },
    after: { street: '1 Hill', town: 'Arlington', phone: '817', email: 'visit@hilltop.test' },
  },
  saveMedia: { call: `saveMedia(version: 0, input: [${film}])`, section: 'media', after: { items: ['The tunnel'] } },
  saveQuestions: {
    call: 'saveQuestions(version: 0, input: [{ topic: rules, question: "Hats?", answer: "Yes.", state: known }])',
    section: 'questions',
    after: { items: ['Hats?'] },
  },
  saveTestimonials: {
    call: `saveTestimonials(version: 0, input: [${page}, ${page}, ${page}])`,
    section: 'testimonials',
    after: { items: Array(3).fill('We came for the tunnel.') },
  },
};

it('covers every staff mutation of the schema', () => {
  expect(Object.keys(mutations).sort()).toEqual(staffMutations(contentService.schema));
});

it.each(Object.entries(mutations))(
  '%s records who did what',
  async (action, { call, section, before = null, after }) => {
    await service.ask(`mutation { ${call} { __typename } }`, {}, testStaff);
    expect((await toldActions(service.database.dataSource)).at(-1)).toMatchObject({
      ...{ action, targetType: 'content', targetId: section, staffId: testStaff.id, before, after },
    });
  },
);

it('records only the fields that differ', async () => {
  const later = house.replace('visit@hilltop.test', '');
  await service.ask(`mutation { saveHouseDetails(version: 2, input: ${later}) { __typename } }`, {}, testStaff);
  expect((await toldActions(service.database.dataSource)).at(-1)).toMatchObject({
    before: { email: 'visit@hilltop.test' },
    after: { email: null },
  });
});
