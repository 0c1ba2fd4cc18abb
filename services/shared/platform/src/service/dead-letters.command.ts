import { openLetters, requestResend } from '../messaging/dead-letters/request-resend.js';
import { type CommandContext, defineCommand } from './define-service.js';

const usage = 'usage: dead-letters list | resend <id> | resend --all';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isUnderstood([verb, which, ...rest]: readonly string[]): boolean {
  if (rest.length > 0) return false;
  return verb === 'list' ? which === undefined : verb === 'resend' && (which === '--all' || uuid.test(which ?? ''));
}

/**
 * `dead-letters`: lists events that could not be published or handled, or has the running service retry one or all.
 * @returns 0 done, 1 no such dead letter, 2 invalid arguments
 */
export async function runDeadLetters(
  { dataSource, argv }: Pick<CommandContext, 'dataSource' | 'argv'>,
  print: (line: string) => void,
): Promise<number> {
  if (!isUnderstood(argv)) {
    print(usage);
    return 2;
  }
  if (!dataSource.isInitialized) await dataSource.initialize();
  const [verb, which] = argv;
  if (verb === 'list') {
    for (const letter of await openLetters(dataSource)) print(JSON.stringify(letter));
    return 0;
  }
  const resent = await requestResend(dataSource, which === '--all' ? null : (which ?? null));
  print(JSON.stringify({ resent }));
  return resent > 0 || which === '--all' ? 0 : 1;
}

export const deadLettersCommand = defineCommand({
  run: (context) => runDeadLetters(context, (line) => process.stdout.write(`${line}\n`)),
});
