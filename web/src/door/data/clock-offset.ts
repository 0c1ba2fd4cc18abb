/** A phone's clock that is further off is told to its owner, in ms. */
const MOST_MS = 2 * 60_000;

interface Exchange {
  /** By the phone's clock, in ms. */
  readonly sentAt: number;
  /** By the phone's clock, in ms. */
  readonly receivedAt: number;
  /** By the server's clock, ISO 8601. */
  readonly madeAt: string;
}

/** What to add to the phone's clock to have the server's, in whole ms: the answer was made halfway, as far as anybody knows. */
export function clockOffset({ sentAt, receivedAt, madeAt }: Exchange): number {
  return Math.round(new Date(madeAt).getTime() - (sentAt + receivedAt) / 2);
}

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** What to say of a clock, e.g. "4 minutes slow"; undefined while it is within two minutes. @param offset in ms */
export function clockWarning(offset: number): string | undefined {
  const away = Math.abs(offset);
  const [unit, length] = units.find(([, one]) => away >= 2 * one) ?? units[2];
  if (away <= MOST_MS) return undefined;
  return `${Math.round(away / length)} ${unit} ${offset > 0 ? 'slow' : 'fast'}`;
}
