import type { Check, ReconciliationContext } from './reconciliation-context.ts';

type Image = { filename: string; removed: boolean };
type Rendition = { filename: string; width: number; avif: boolean };

const images = 'SELECT filename, removed_at IS NOT NULL AS removed FROM images ORDER BY filename';
const renditions = `SELECT filename, width, avif_bytes IS NOT NULL AS avif FROM renditions ORDER BY filename, width`;
const shown = `
  SELECT id::text AS id, substring(image FROM '^/uploads/([^/?#]+)$') AS filename FROM products p
  WHERE withdrawn_at IS NULL AND image LIKE '/uploads/%' AND NOT EXISTS (
    SELECT FROM outbox o WHERE o.aggregate_id = p.id::text AND o.recorded_at > now() - $1 * interval '1 millisecond')
  ORDER BY id`;

async function shownFaults({ databases, gracePeriods }: ReconciliationContext): Promise<string[]> {
  const products = await databases.catalog<{ id: string; filename: string }>(shown, [gracePeriods.eventMs]);
  const rows = new Map((await databases.media<Image>(images)).map((image) => [image.filename, image]));
  return products.flatMap(({ id, filename }) => {
    const image = rows.get(filename);
    if (image && !image.removed) return [];
    return [`product ${id} shows image ${filename}, which ${image ? 'was removed' : 'does not exist'}`];
  });
}

async function objectFaults({ databases, objects, gracePeriods }: ReconciliationContext): Promise<string[]> {
  if (!objects) return [];
  // Rows first: an object is stored before its row.
  const rows = await databases.media<Image>(images);
  const widths = await databases.media<Rendition>(renditions);
  const stored = await objects();
  const keys = new Set(stored.map(({ key }) => key));
  // Read again: a row deleted since took its objects with it.
  const still = new Set((await databases.media<Image>(images)).map(({ filename }) => filename));
  const wanted = [
    ...rows.map(({ filename }) => ({ filename, key: `originals/${filename}` })),
    ...widths.flatMap(({ filename, width, avif }) =>
      ['webp', ...(avif ? ['avif'] : [])].map((ending) => ({
        filename,
        key: `renditions/${filename}/${width}.${ending}`,
      })),
    ),
  ];
  const owned = new Set(wanted.map(({ key }) => key));
  const oldEnough = Date.now() - gracePeriods.orphanMs;
  const orphans = stored.filter(
    ({ key, modifiedAt }) =>
      /^(originals|renditions)\//.test(key) && !owned.has(key) && modifiedAt.getTime() < oldEnough,
  );
  return [
    ...wanted
      .filter(({ key, filename }) => !keys.has(key) && still.has(filename))
      .map(({ key }) => `the bucket lacks ${key}, of which media has a row`),
    ...orphans.map(({ key }) => `the bucket has ${key}, of which media has no row`),
  ];
}

/** No image without a row or a row without an image, and none missing that a product shows. */
export const imagesCheck: Check = {
  name: 'every image has its row and its bytes, and what products show is there',
  async differences(context) {
    return [...(await shownFaults(context)), ...(await objectFaults(context))];
  },
};
