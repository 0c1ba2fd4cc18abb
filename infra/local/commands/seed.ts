/** `make seed`: writes the demo data into the databases of the running Hilltop, or of the `…_DATABASE_URL` variables. */
import { runServiceCommand } from '../launch/run-service-command.ts';
import { readSettings } from '../launch/settings.ts';
import { services } from '../parts.ts';
import { messageOf } from '../user-error.ts';

async function main(): Promise<void> {
  const settings = readSettings();
  for (const service of services.filter(({ seeds }) => seeds)) {
    await runServiceCommand(settings, service, 'seed');
    process.stdout.write(`  ${service.name}: demo data written\n`);
  }
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
