import type { DataSource } from 'typeorm';
import { askResend, openLetters } from './ask-resend.js';

const usage = 'list | resend <id> | resend --all';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What ops do about events that could not be sent or taken: `list` them, one JSON line each, or `resend` one or all. Needs
 * nothing but the database: the running service does the work. Connects when that is still to be done, and leaves the data
 * source open.
 *
 * @param argv the words after the command's own name
 * @returns the exit code: 0 done, 1 no such letter, 2 not understood
 */
export async function runDeadLetterCommand(
  dataSource: DataSource,
  argv: readonly string[],
  print: (line: string) => void = console.log,
): Promise<number> {
  const [verb, which, ...rest] = argv;
  const understood =
    rest.length === 0 &&
    (verb === 'list' ? which === undefined : verb === 'resend' && (which === '--all' || uuid.test(which ?? '')));
  if (!understood) {
    print(`usage: ${usage}`);
    return 2;
  }
  if (!dataSource.isInitialized) await dataSource.initialize();
  if (verb === 'list') {
    for (const letter of await openLetters(dataSource)) print(JSON.stringify(letter));
    return 0;
  }
  const asked = await askResend(dataSource, which === '--all' ? null : (which ?? null));
  print(JSON.stringify({ resent: asked }));
  return asked > 0 || which === '--all' ? 0 : 1;
}
