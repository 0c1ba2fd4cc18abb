import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import circus from 'jest-circus/runner';
import './source-hooks.mjs';

let files = 0;

// The gate draws the same examples each time; without SEED they are others.
if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });

/**
 * Jest's own runner, except that Node itself imports the test file. Jest would load Nest, Apollo and TypeORM anew for every
 * file, which takes longer than most of the tests; Node loads them once per worker.
 */
export default async function runNatively(globalConfig, config, environment, runtime, testPath, send) {
  files += 1;
  const file = files;
  // What Jest compares and fakes is what the tests use: that of Node, not of the context that Jest makes for each file.
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (/^[A-Z]/.test(name) && typeof globalThis[name] === 'function') {
      environment.global[name] = globalThis[name];
    }
  }
  // Node maps stack traces to the source by itself; Jest's way knows only what Jest compiled.
  Error.prepareStackTrace = undefined;
  environment.fakeTimersModern = new environment.fakeTimersModern.constructor({ config, global: globalThis });
  runtime.unstable_importModule = async (path) => {
    globalThis.jestGlobals = runtime.requireModuleOrMock(testPath, '@jest/globals');
    return await import(`${pathToFileURL(path).href}?file=${file}`);
  };
  return await circus.default(globalConfig, config, environment, runtime, testPath, send);
}
