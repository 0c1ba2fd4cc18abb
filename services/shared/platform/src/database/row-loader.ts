import DataLoader from 'dataloader';

/**
 * Batches lookups by id in one turn of the event loop into one statement. It caches nothing.
 * @param find returns the existing rows of these ids, in any order
 */
export function rowLoader<Row extends { readonly id: string }>(
  find: (ids: readonly string[]) => Promise<readonly Row[]>,
): DataLoader<string, Row | null> {
  const batch = async (ids: readonly string[]) => {
    const rows = new Map((await find([...new Set(ids)])).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  };
  return new DataLoader(batch, { cache: false, maxBatchSize: 64, batchScheduleFn: setImmediate });
}
