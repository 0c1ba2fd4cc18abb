/** `make dead-letters s=bookings args="resend --all"`: lists or resends events that a service could not send or handle. */
import { runServiceCommand } from '../launch/run-service-command.ts';
import { readSettings } from '../launch/settings.ts';
import { services } from '../parts.ts';
import { messageOf, UserError } from '../user-error.ts';

async function main(name = '', ...args: string[]): Promise<void> {
  const service = services.find((one) => one.name === name);
  if (!service) {
    throw new UserError(`Name a service, e.g. \`make dead-letters s=${services[0]?.name} args=list\`.`);
  }
  await runServiceCommand(readSettings(), service, 'dead-letters', args.length > 0 ? args : ['list']);
}

main(...process.argv.slice(2)).catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
