/**
 * `make attack`: starts an instance on this machine, attacks it as a visitor could, and says what held. ONLY=word runs some
 * of the attacks, OPERATIONS and SEED change what `sendAnything` sends. Ends with status 1 when one of them did not hold.
 */
import { resolve } from 'node:path';
import { messageOf } from '../local/user-error.ts';
import { aimMail } from './aim-mail.ts';
import { startTarget } from './attack-target.ts';
import { costlyReads } from './costly-reads.ts';
import { guessPasswords } from './guess-passwords.ts';
import { hangBodies } from './hang-bodies.ts';
import { hoardSeats } from './hoard-seats.ts';
import { sendAnything } from './send-anything.ts';

const attacks = { hoardSeats, aimMail, guessPasswords, hangBodies, costlyReads, sendAnything };

async function main(): Promise<void> {
  const only = process.env.ONLY?.toLowerCase() ?? '';
  const target = await startTarget(resolve(import.meta.dirname, '../..'));
  try {
    for (const [name, attack] of Object.entries(attacks)) {
      if (!name.toLowerCase().includes(only)) continue;
      const { attack: title, held, evidence } = await attack(target);
      process.stdout.write(`  ${held ? 'held  ' : 'BROKEN'}  ${title}: ${evidence}.\n`);
      if (!held) process.exitCode = 1;
    }
  } finally {
    await target.close();
  }
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
