import type { LinesOfDay } from '../lines-of-day.js';
import { hashOf, pageText } from '../page-text.js';
import { isSignedBy } from '../seal-keys.js';
import type { SealedDay } from '../sealed-day.entity.js';

/** What a seal is compared with. */
export interface Evidence {
  /** The lines that stand on its page now. */
  readonly lines: LinesOfDay;
  /** The seal of the day before; undefined of the first day. */
  readonly previous: SealedDay | undefined;
  /** The keys that may have signed it, newest first. */
  readonly keys: readonly string[];
}

/** What does not add up about a sealed day, as the end of "2026-06-03 does not add up: …"; undefined if it does. */
export function faultOf(seal: SealedDay, { lines, previous, keys }: Evidence): string | undefined {
  if (seal.previousHash !== (previous?.hash ?? null)) return 'its link to the day before is broken';
  const page = pageText(seal);
  if (hashOf(page) !== seal.hash) return 'the seal was changed';
  const key = keys.indexOf(seal.publicKey);
  if (key === -1) return 'it is signed with a key that is not in SEAL_SECRETS';
  // A key that was replaced signs nothing more, so that whoever learns it cannot continue the chain.
  if (previous && key > keys.indexOf(previous.publicKey)) return 'it is signed with an older key than the day before';
  if (!isSignedBy(page, seal.signature, seal.publicKey)) return 'its signature is wrong';
  return faultOfLines(seal, lines);
}

function faultOfLines(seal: SealedDay, lines: LinesOfDay): string | undefined {
  if (lines.linesHash === seal.linesHash) return undefined;
  if (lines.lineCount !== seal.lineCount) {
    return `it has ${counted(lines.lineCount)}, and was sealed with ${counted(seal.lineCount)}`;
  }
  const accounts = [...new Set([...Object.keys(seal.sums), ...Object.keys(lines.sums)])].sort();
  const account = accounts.find((name) => lines.sums[name] !== seal.sums[name]);
  if (account === undefined) return 'its lines were changed, and their sums were not';
  const [now, then] = [lines, seal].map(({ sums }) => sums[account] ?? 0);
  return `its lines were changed: ${account} has ${now} cents, and was sealed with ${then}`;
}

const counted = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
