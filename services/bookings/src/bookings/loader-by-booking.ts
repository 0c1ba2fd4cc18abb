import DataLoader from 'dataloader';

/** One statement for all bookings of a response. @param find rows of these bookings, in display order */
export function loaderByBooking<Row extends { readonly bookingId: string | null }>(
  find: (ids: readonly string[]) => Promise<readonly Row[]>,
): DataLoader<string, Row[]> {
  const batch = async (ids: readonly string[]) => {
    const rows = await find(ids);
    return ids.map((id) => rows.filter(({ bookingId }) => bookingId === id));
  };
  return new DataLoader(batch, { cache: false, maxBatchSize: 100, batchScheduleFn: setImmediate });
}
