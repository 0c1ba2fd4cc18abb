import { at, only, type PlantedBug } from './planted-bug.ts';

const snapshots = 'services/orders/dist/products/store-product-snapshot.js';
const storeImage = 'services/media/dist/images/store-upload/store-image.js';

/** Products and their images, in shop, gateway and media. */
export const goodsBugs: readonly PlantedBug[] = [
  {
    name: 'an older event about a product overwrites a newer one',
    patches: [
      {
        file: snapshots,
        find: 'withdrawn = excluded.withdrawn\n     WHERE known.version < excluded.version`',
        replace: 'withdrawn = excluded.withdrawn`',
      },
      {
        file: snapshots,
        find: 'async function storeProductSnapshot(product, manager) {',
        replace: `async function storeProductSnapshot(product, manager) { if (Math.random() < 0.4) throw new Error('later');`,
      },
    ],
    mix: only({ look: 1 }),
    // Vouchers and codes have the weight of sales: with less, too few products are there to be changed.
    staffMix: { sell: 4, change: 12, tidyUp: 0, close: 0 },
    faults: [],
    sentence: /^product \S+ is .*; orders knows .*\(version \d+\)$/,
    mayBeLate: true,
  },
  {
    name: 'the response cache is not invalidated',
    patches: [
      { file: 'gateway/dist/cache/invalidation.plugin.js', find: 'tags = tagsOfOperation(operation);', replace: '' },
      {
        file: 'gateway/dist/cache/invalidation-subscriber.js',
        find: 'this.versions.invalidate(tagsOfEvent(message.subject))',
        replace: 'undefined',
      },
    ],
    mix: only({ look: 1 }),
    staffMix: { sell: 3, change: 8, tidyUp: 0, close: 0 },
    faults: [],
    sentence: /^product \S+ was changed to version \d+; version \d+ was shown after$/,
  },
  {
    name: 'an image is removed while it is shown',
    patches: [
      {
        file: 'services/media/dist/images/remove-image/remove-image.js',
        find: 'usedBy.length > 0',
        replace: 'false',
      },
    ],
    mix: only({ look: 1 }),
    staffMix: { sell: 2, change: 0, tidyUp: 8, close: 0 },
    faults: [],
    sentence: /^product \S+ shows image \S+, which was removed$/,
  },
  {
    name: 'an image has its row before its bytes',
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
    staffMix: { sell: 8, change: 1, tidyUp: 1, close: 0 },
    faults: at([3000, 6000, 9000], (moment) => ({ at: moment, kind: 'kill', part: 'media' })),
    sentence: /^the bucket lacks originals\//,
  },
];
