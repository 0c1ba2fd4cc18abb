/**
 * `make attack`: attacks an instance on this machine as a visitor could, and reports what held, including the gateway's
 * memory (Linux). ONLY=word selects attacks; OPERATIONS and SEED are for `sendAnything`. The status is 1 if one did not
 * hold.
 */
import { resolve } from 'node:path';
import { messageOf } from '../local/user-error.ts';
import { aimMail } from './aim-mail.ts';
import { startTarget } from './attack-target.ts';
import { costlyReads } from './costly-reads.ts';
import { disguiseReads } from './disguise-reads.ts';
import { floodGroups } from './flood-groups.ts';
import { GatewayMemory } from './gateway-memory.ts';
import { guessPasswords } from './guess-passwords.ts';
import { guessVouchers } from './guess-vouchers.ts';
import { hangBodies } from './hang-bodies.ts';
import { hoardSeats } from './hoard-seats.ts';
import { holdEndlessly } from './hold-endlessly.ts';
import { keepOut } from './keep-out.ts';
import { lockOut } from './lock-out.ts';
import { mailManyMailboxes } from './mail-many-mailboxes.ts';
import { readHeavily } from './read-heavily.ts';
import { sendAnything } from './send-anything.ts';
import { sendExtremes } from './send-extremes.ts';
import { unreadAnswers, unreadWithoutProxy } from './unread-answers.ts';
import { withholdSeats } from './withhold-seats.ts';

const attacks = {
  hoardSeats,
  holdEndlessly,
  withholdSeats,
  lockOut,
  aimMail,
  mailManyMailboxes,
  guessPasswords,
  keepOut,
  guessVouchers,
  floodGroups,
  hangBodies,
  costlyReads,
  readHeavily,
  disguiseReads,
  unreadAnswers,
  unreadWithoutProxy,
  sendAnything,
  sendExtremes,
};

async function main(): Promise<void> {
  const only = process.env.ONLY?.toLowerCase() ?? '';
  const target = await startTarget(resolve(import.meta.dirname, '../..'));
  try {
    for (const [name, attack] of Object.entries(attacks)) {
      if (!name.toLowerCase().includes(only)) continue;
      const memory = new GatewayMemory(target.instance);
      const { attack: title, held, evidence } = await attack(target);
      const hasHeld = held && memory.isWithinLimit;
      process.stdout.write(`  ${hasHeld ? 'held  ' : 'BROKEN'}  ${title}: ${evidence}; ${memory}.\n`);
      if (!hasHeld) process.exitCode = 1;
    }
  } finally {
    await target.close();
  }
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
