/** Staff are told if the phone's clock is further off, in ms. */
const MOST_MS = 2 * 60_000;

interface Exchange {
  /** By the phone's clock, in ms, like `receivedAt`. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** By the server's clock, ISO 8601. */
  readonly madeAt: string;
}

/** What to add to the phone's clock to get the server's, in whole ms, if the answer was made halfway through the request. */
export function clockOffset({ sentAt, receivedAt, madeAt }: Exchange): number {
  return Math.round(new Date(madeAt).getTime() - (sentAt + receivedAt) / 2);
}

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** e.g. "4 minutes slow"; undefined within two minutes. @param offset in ms */
export function clockWarning(offset: number): string | undefined {
  const away = Math.abs(offset);
  const [unit, length] = units.find(([, one]) => away >= 2 * one) ?? units[2];
  if (away <= MOST_MS) return undefined;
  return `${Math.round(away / length)} ${unit} ${offset > 0 ? 'slow' : 'fast'}`;
}
