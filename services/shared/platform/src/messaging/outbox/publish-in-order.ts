/** Every row is in exactly one of the lists. */
export interface PublishResult<Row> {
  readonly acknowledged: { row: Row; sequence: number }[];
  readonly refused: { row: Row; error: unknown }[];
  /** Not tried, or the outcome is unknown. */
  readonly left: Row[];
  /** What aborted the batch. */
  readonly fault: unknown;
}

interface PublishOptions<Row> {
  /** Resolves to the row's sequence in the stream. */
  readonly send: (row: Row) => Promise<number>;
  /** Whether an error concerns only the row; any other aborts the batch. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly inFlight: number;
  /** Checked before each send; false skips the rest. */
  readonly mayGoOn: () => boolean;
}

/** Concurrent, but within an aggregate a row is sent only after the previous one was acknowledged. */
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
