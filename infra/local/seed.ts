/** `make seed`: writes the demo data into the databases of the Hilltop that runs here, or into those that are named by variables. */
import { join } from 'node:path';
import { collectFacts } from './launch/layout.ts';
import { readRun } from './launch/run-file.ts';
import { Secrets } from './launch/secrets.ts';
import { readSettings } from './launch/settings.ts';
import { services } from './parts.ts';
import { runTool } from './processes/run-tool.ts';
import { ensureDatabase } from './servers/postgres-databases.ts';
import { sentenceOf, Trouble } from './trouble.ts';

async function main(): Promise<void> {
  const settings = readSettings();
  const running = readRun(settings.data)?.parts ?? [];
  const urlsOf = (part: string) =>
    running.flatMap(({ name, url }) => (url && (name === part || name.startsWith(`${part}-`)) ? [url] : []));
  const [adminUrl] = urlsOf('postgres');
  const secrets = new Secrets(settings.data);
  const [smtp = '', s3 = ''] = [...urlsOf('mail'), ...urlsOf('s3')];
  const facts = collectFacts(settings, secrets, { smtp, s3, addressesOf: urlsOf });
  for (const { name, variables } of services.filter(({ seeds }) => seeds)) {
    const given = settings.databaseOf(name);
    if (!given && !adminUrl) {
      throw new Trouble('Hilltop does not run here: start it with `make start`, then seed it from another terminal.');
    }
    const secret = secrets.of(`database-${name}`);
    const url = given ?? (await ensureDatabase(adminUrl ?? '', `hilltop_${name}`, secret)).url;
    const cwd = join(settings.root, 'services', name);
    await runTool({
      name: `${name}'s seed`,
      command: process.execPath,
      args: [join(cwd, 'dist/seed.js')],
      cwd,
      env: { ...settings.handedOn, ...variables?.(facts), DATABASE_URL: url },
    });
    process.stdout.write(`  ${name}: demo data written\n`);
  }
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
