import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import circus from 'jest-circus/runner';
import './source-hooks.mjs';

let files = 0;

// The gate generates the same examples each time; without SEED they differ.
if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });

/**
 * Jest's own runner, except that Node imports the test file: Node loads Nest, Apollo and TypeORM once per worker, Jest
 * once per file, which takes longer than most of the tests.
 */
export default async function runNatively(globalConfig, config, environment, runtime, testPath, send) {
  files += 1;
  const file = files;
  // What Jest compares and fakes must be Node's, as in the tests, not that of the context it creates per file.
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (/^[A-Z]/.test(name) && typeof globalThis[name] === 'function') {
      environment.global[name] = globalThis[name];
    }
  }
  // Node maps stack traces itself; Jest's way only knows what Jest compiled.
  Error.prepareStackTrace = undefined;
  environment.fakeTimersModern = new environment.fakeTimersModern.constructor({ config, global: globalThis });
  runtime.unstable_importModule = async (path) => {
    globalThis.jestGlobals = runtime.requireModuleOrMock(testPath, '@jest/globals');
    return await import(`${pathToFileURL(path).href}?file=${file}`);
  };
  return await circus.default(globalConfig, config, environment, runtime, testPath, send);
}
