/** `make verify-days`: recomputes the chain of sealed days of the books, and names the first that does not match. */
import { runServiceCommand } from '../launch/run-service-command.ts';
import { readSettings } from '../launch/settings.ts';
import { services } from '../parts.ts';
import { messageOf, UserError } from '../user-error.ts';

async function main(...args: string[]): Promise<void> {
  const ledger = services.find(({ name }) => name === 'ledger');
  if (!ledger) throw new UserError('There is no service ledger.');
  await runServiceCommand(readSettings(), ledger, 'verify-days', args);
}

main(...process.argv.slice(2)).catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
