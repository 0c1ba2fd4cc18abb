/** What came of a batch; every row is in exactly one of the lists. */
export interface PublishResult<Row> {
  readonly acknowledged: { row: Row; sequence: number }[];
  /** This row cannot be sent as it is. */
  readonly refused: { row: Row; error: unknown }[];
  /** Not tried, or it is unknown whether it arrived. */
  readonly left: Row[];
  /** Why the batch was broken off, when it was. */
  readonly fault: unknown;
}

interface PublishOptions<Row> {
  /** Sends one row and resolves to its sequence in the stream. */
  readonly send: (row: Row) => Promise<number>;
  /** Whether an error concerns the row alone; any other breaks the batch off. */
  readonly isRefusal: (error: unknown) => boolean;
  /** How many sends may wait for their answer at once. */
  readonly inFlight: number;
  /** Asked before each send: false leaves the rest. */
  readonly mayGoOn: () => boolean;
}

/**
 * Sends rows, many at once, but those of one aggregate one after the other: a row goes only when the one before it was
 * acknowledged.
 */
export async function publishInOrder<Row extends { readonly aggregateId: string }>(
  rows: readonly Row[],
  { send, isRefusal, inFlight, mayGoOn }: PublishOptions<Row>,
): Promise<PublishResult<Row>> {
  const lanes = lanesOf(rows);
  const acknowledged: { row: Row; sequence: number }[] = [];
  const refused: { row: Row; error: unknown }[] = [];
  const left: Row[] = [];
  let fault: unknown;

  const sendLane = async (lane: Row[]): Promise<void> => {
    for (const [place, row] of lane.entries()) {
      if (fault !== undefined || !mayGoOn()) {
        left.push(...lane.slice(place));
        return;
      }
      try {
        acknowledged.push({ row, sequence: await send(row) });
      } catch (error) {
        if (isRefusal(error)) refused.push({ row, error });
        else fault = error ?? new Error('sending failed');
        left.push(...lane.slice(isRefusal(error) ? place + 1 : place));
        return;
      }
    }
  };
  const worker = async (): Promise<void> => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) await sendLane(lane);
  };
  await Promise.all(Array.from({ length: Math.min(inFlight, lanes.length) }, worker));
  return { acknowledged, refused, left, fault };
}

function lanesOf<Row extends { readonly aggregateId: string }>(rows: readonly Row[]): Row[][] {
  const lanes = new Map<string, Row[]>();
  for (const row of rows) {
    const lane = lanes.get(row.aggregateId);
    if (lane) lane.push(row);
    else lanes.set(row.aggregateId, [row]);
  }
  return [...lanes.values()];
}
