import { randomUUID } from 'node:crypto';
import { visitor } from '@hilltop/platform/identity/identity';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CatalogVoice, catalogVoice } from './support/catalog-voice.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg } from './support/sample-images.js';

const LIST = `query ($first: Int, $offset: Int, $search: String, $sort: ImageSort, $direction: SortDirection) {
  images(first: $first, offset: $offset, search: $search, sort: $sort, direction: $direction) {
    total images { filename url originalname bytes width height uploadedAt usedBy { kind id name } }
  }
}`;
const BY_NAME = `query ($filename: ID!) {
  _entities(representations: [{ __typename: "Image", filename: $filename }]) { ... on Image { originalname } }
}`;

interface Listed {
  readonly filename: string;
  readonly originalname: string;
  readonly usedBy: unknown[];
}

let media: RunningMedia;
let catalog: CatalogVoice;
const filenames: string[] = [];
beforeAll(async () => {
  media = await runMedia();
  catalog = await catalogVoice(media.nats.url);
  for (const name of ['Casino.jpg', 'Tea garden.jpg', '100%_tea.jpg', 'Tunnel.jpg']) {
    filenames.push(await media.keep(await jpeg(30, 20), name));
    media.clock.forward(1_000);
  }
});
afterAll(async () => {
  await catalog.close();
  await media.close();
});

const list = async (variables: object = {}) => {
  const { data, errors } = await media.ask(LIST, variables, testStaff);
  if (!data?.images) throw new Error(JSON.stringify(errors));
  return data.images as { total: number; images: Listed[] };
};
const namesOf = ({ images }: { images: Listed[] }) => images.map(({ originalname }) => originalname);

describe('the list of images', () => {
  it('is paged, newest first', async () => {
    const all = await list();
    expect(namesOf(all)).toEqual(['Tunnel.jpg', '100%_tea.jpg', 'Tea garden.jpg', 'Casino.jpg']);
    expect(all.total).toBe(4);
    const page = await list({ first: 2, offset: 1 });
    expect([namesOf(page), page.total]).toEqual([['100%_tea.jpg', 'Tea garden.jpg'], 4]);
    expect(namesOf(await list({ first: -5, offset: -1 }))).toEqual(['Tunnel.jpg']);
    expect(all.images[0]).toEqual({
      filename: filenames[3],
      url: `/uploads/${filenames[3]}`,
      originalname: 'Tunnel.jpg',
      bytes: expect.any(Number),
      width: 30,
      height: 20,
      uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      usedBy: [],
    });
  });

  it('is sorted as requested, over all pages', async () => {
    const byName = ['100%_tea.jpg', 'Casino.jpg', 'Tea garden.jpg', 'Tunnel.jpg'];
    expect(namesOf(await list({ sort: 'NAME', direction: 'ASCENDING' }))).toEqual(byName);
    const second = await list({ sort: 'NAME', direction: 'DESCENDING', first: 2, offset: 2 });
    expect(namesOf(second)).toEqual(['Casino.jpg', '100%_tea.jpg']);
    expect(namesOf(await list({ sort: 'UPLOADED', direction: 'ASCENDING', first: 1 }))).toEqual(['Casino.jpg']);
    // All have the same size, so their names break the tie.
    const bySize = namesOf(await list({ sort: 'SIZE', direction: 'ASCENDING' }));
    expect(namesOf(await list({ sort: 'SIZE', direction: 'DESCENDING' }))).toEqual([...bySize].reverse());
  });

  it('finds literal parts of names', async () => {
    expect(namesOf(await list({ search: ' tEA ' }))).toEqual(['100%_tea.jpg', 'Tea garden.jpg']);
    expect(namesOf(await list({ search: '0%_t' }))).toEqual(['100%_tea.jpg']);
    expect(namesOf(await list({ search: '\\' }))).toEqual([]);
    expect(namesOf(await list({ search: '' }))).toHaveLength(4);
  });

  it('shows the products that use them', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await catalog.says({ productId: one, version: 1, image: `/uploads/${filenames[0]}`, name: 'Dice' });
    await catalog.says({ productId: other, version: 1, image: `/uploads/${filenames[0]}`, name: 'Cards' });
    await eventually(async () => {
      const { images } = await list({ search: 'Casino' });
      expect(images[0]?.usedBy).toEqual([
        { kind: 'product', id: other, name: 'Cards' },
        { kind: 'product', id: one, name: 'Dice' },
      ]);
    });
  });

  it('omits removed images', async () => {
    await media.remove(String(filenames[3]));
    const { total, images } = await list();
    expect([total, images.some(({ filename }) => filename === filenames[3])]).toEqual([3, false]);
  });

  it('is for staff only, as is an image by its name', async () => {
    for (const [query, variables] of [
      [LIST, {}],
      [BY_NAME, { filename: filenames[0] }],
    ] as const) {
      for (const identity of [visitor, { role: 'service', name: 'catalog' } as const]) {
        const answer = await media.ask(query, variables, identity);
        expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
        expect(JSON.stringify(answer)).not.toContain('Casino');
      }
      expect((await media.ask(query, variables, null)).status).toBe(401);
    }
    const known = await media.ask(BY_NAME, { filename: filenames[0] }, testStaff);
    expect(known.data?._entities).toEqual([{ originalname: 'Casino.jpg' }]);
    const gone = await media.ask(BY_NAME, { filename: filenames[3] }, testStaff);
    expect(gone.data?._entities).toEqual([null]);
  });
});

describe('the log', () => {
  it('contains no file names', () => {
    expect(media.lines.join('')).not.toMatch(/Casino|Tea garden|Tunnel/);
  });
});
