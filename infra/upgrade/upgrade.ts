/**
 * `make upgrade`: the release before takes data, and this one goes on with them: after a stop, if the release before needs one, or else
 * beside its processes, and back again. Everything that was confirmed must be stored, and the reconciliation must find nothing.
 * FROM=v1.0.0 names a tag or commit; by default the newest tag before this commit.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secrets } from '../local/launch/secrets.ts';
import { messageOf } from '../local/user-error.ts';
import { People } from './people.ts';
import { releaseBefore } from './release-before.ts';
import { upgradeBeside } from './upgrade-beside.ts';
import { root } from './upgrade-steps.ts';
import { upgradeWithStop } from './upgrade-with-stop.ts';

/** Its processes cannot run beside those of the next release, whose migrations convert rows. */
const releaseWithStop = '0.3.0';

async function main(): Promise<void> {
  const tell = (line: string) => process.stdout.write(`  ${line}\n`);
  const before = await releaseBefore(root, process.env.FROM || undefined, tell);
  const data = mkdtempSync(join(tmpdir(), 'hilltop-upgrade-'));
  const people = new People({ email: 'staff@hilltop.test', password: new Secrets(data).of('staff-password') });
  const { version } = JSON.parse(readFileSync(join(before.root, 'package.json'), 'utf8')) as { version: string };
  try {
    await (version === releaseWithStop ? upgradeWithStop : upgradeBeside)({ before, data, people });
    tell('PASSED');
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stdout.write(`  FAILED  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
