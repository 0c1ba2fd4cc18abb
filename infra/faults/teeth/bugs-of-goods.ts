import { at, only, type PlantedBug } from './planted-bug.ts';

const knownProducts = 'services/orders/dist/products/keep-known-product.js';
const storeImage = 'services/media/dist/images/store-upload/store-image.js';

/** Products, as shop, gateway and media know them, and their pictures. */
export const bugsOfGoods: readonly PlantedBug[] = [
  {
    name: 'an older word about a product takes the place of a newer one',
    patches: [
      {
        file: knownProducts,
        find: 'withdrawn = excluded.withdrawn\n     WHERE known.version < excluded.version`',
        replace: 'withdrawn = excluded.withdrawn`',
      },
      {
        file: knownProducts,
        find: 'async function keepKnownProduct(product, manager) {',
        replace: `async function keepKnownProduct(product, manager) { if (Math.random() < 0.4) throw new Error('later');`,
      },
    ],
    mix: only({ look: 1 }),
    deskMix: { sell: 3, change: 8, tidyUp: 0 },
    faults: [],
    sentence: /^product \S+ is .*; orders knows .*\(version \d+\)$/,
    mayBeLate: true,
  },
  {
    name: 'a public answer is kept and told after it was changed',
    patches: [
      { file: 'gateway/dist/answers/emptying.plugin.js', find: 'changed = topicsChangedBy(operation);', replace: '' },
      {
        file: 'gateway/dist/answers/change-feed.js',
        find: 'this.generations.empty(topicsOfEvent(message.subject))',
        replace: 'undefined',
      },
    ],
    mix: only({ look: 1 }),
    deskMix: { sell: 3, change: 8, tidyUp: 0 },
    faults: [],
    sentence: /^product \S+ was changed to version \d+; version \d+ was shown after$/,
  },
  {
    name: 'a picture is removed while it is shown',
    patches: [
      {
        file: 'services/media/dist/images/remove-image/remove-image.js',
        find: 'usedBy.length > 0',
        replace: 'false',
      },
    ],
    mix: only({ look: 1 }),
    deskMix: { sell: 2, change: 0, tidyUp: 8 },
    faults: [],
    sentence: /^product \S+ shows picture \S+, which was removed$/,
  },
  {
    name: 'a picture has its row before its bytes',
    patches: [
      {
        file: storeImage,
        find: 'if (!await this.store.has(key, bytes)) await this.store.put(key, {',
        replace: 'void new Promise((resolve) => setTimeout(resolve, 800)).then(() => this.store.put(key, {',
      },
      {
        file: storeImage,
        find: '}, contentType);',
        replace: '}, contentType)).catch(() => undefined);',
      },
    ],
    mix: only({ look: 1 }),
    deskMix: { sell: 8, change: 1, tidyUp: 1 },
    faults: at([3000, 6000, 9000], (moment) => ({ at: moment, kind: 'kill', part: 'media' })),
    sentence: /^the bucket lacks originals\//,
  },
];
