import { expect, it } from '@jest/globals';
import { onceWritten } from './once-written.js';

interface Hooks {
  readonly writeBundle: (options: object, bundle: object) => void;
  readonly closeBundle: { readonly handler: () => Promise<void> };
}

/** What Vite calls of a build: it closes one that failed too, and has written nothing of it. */
async function build({ fails }: { readonly fails: boolean }): Promise<string[]> {
  const worked: string[] = [];
  const hooks = onceWritten(async (bundle) => {
    worked.push(...Object.keys(bundle));
  }) as unknown as Hooks;
  if (!fails) hooks.writeBundle({}, { 'index.html': {} });
  await hooks.closeBundle.handler();
  return worked;
}

it('works on what a build wrote', async () => {
  expect(await build({ fails: false })).toEqual(['index.html']);
});

it('does nothing after a failed build, so that its error is shown', async () => {
  expect(await build({ fails: true })).toEqual([]);
});
