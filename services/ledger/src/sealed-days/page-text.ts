import { createHash } from 'node:crypto';
import type { SealedDay } from './sealed-day.entity.js';

/** A day before it is hashed and signed. */
export type Page = Omit<SealedDay, 'hash' | 'signature'>;

/** Hashed and signed: one field per line (infra/docs/auditing.md). */
export function pageText(page: Page): string {
  const { date, lineCount, lastLineId, sums, linesHash, previousHash, publicKey, sealedAt } = page;
  const accounts = Object.keys(sums).sort();
  const lines = [
    'Hilltop sealed day 1',
    `date: ${date}`,
    `lines: ${lineCount}`,
    `last line: ${lastLineId ?? 'none'}`,
    ...accounts.map((account) => `account ${account}: ${sums[account]}`),
    `hash of the lines: ${linesHash}`,
    `hash of the day before: ${previousHash ?? 'none'}`,
    `public key: ${publicKey}`,
    `sealed at: ${sealedAt.toISOString()}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** SHA-256 in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
