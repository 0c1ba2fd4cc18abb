import { existsSync, readFileSync } from 'node:fs';
import { registerHooks, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const root = new URL('../../../', import.meta.url);
const sources = {
  contracts: 'services/shared/contracts/src',
  house: 'services/shared/house/src',
  payments: 'services/shared/payments/src',
  platform: 'services/shared/platform/src',
  local: 'infra/local',
};
const ownPackage = new RegExp(`^@hilltop/(${Object.keys(sources).join('|')})/(.+)$`);
// The build's compiler is also the tests' compiler.
const { jsc } = JSON.parse(readFileSync(new URL('.swcrc', root), 'utf8'));
const compiled = new Map();

const isOurs = (url) => url.startsWith(root.href) && !url.includes('/node_modules/');

/** Source of one of our modules: `@hilltop/<package>/x`, `#house/x.js`, or `./x.js` if only `./x.ts` exists. */
function sourceOf(specifier, parentURL = '') {
  const [, name, path] = ownPackage.exec(specifier) ?? [];
  if (name) {
    return new URL(`${sources[name]}/${path}.ts`, root).href;
  }
  if (specifier.startsWith('#house/')) {
    return new URL(specifier.replace('#house/', 'web/house/hill/').replace(/\.js$/, '.ts'), root).href;
  }
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || !isOurs(parentURL)) {
    return undefined;
  }
  const source = new URL(specifier.replace(/\.js$/, '.ts'), parentURL);
  return existsSync(source) ? source.href : undefined;
}

function compile(path) {
  if (!compiled.has(path)) {
    const options = { filename: path, swcrc: false, jsc, sourceMaps: 'inline' };
    compiled.set(path, transformSync(readFileSync(path, 'utf8'), options).code);
  }
  return compiled.get(path);
}

setSourceMapsSupport(true, { nodeModules: false });
// A test opens the gateway without its `main.ts`.
process.env.APOLLO_TELEMETRY_DISABLED = '1';

/**
 * Lets Node import our TypeScript. What `x.ts?file=3` imports also gets `?file=3`, so that each test file has its own
 * modules; packages are loaded once. `@jest/globals` are those of the running file.
 */
registerHooks({
  resolve(specifier, context, next) {
    const file = /\?file=\d+$/.exec(context.parentURL ?? '')?.[0];
    if (file && specifier === '@jest/globals') {
      return { url: `jest-globals:${file}`, format: 'module', shortCircuit: true };
    }
    const source = sourceOf(specifier, context.parentURL);
    const found = source ? { url: source, shortCircuit: true } : next(specifier, context);
    return file && isOurs(found.url) ? { ...found, url: found.url + file } : found;
  },
  load(url, context, next) {
    if (url.startsWith('jest-globals:')) {
      const names = Object.keys(globalThis.jestGlobals).join(', ');
      return { format: 'module', source: `export const { ${names} } = globalThis.jestGlobals;`, shortCircuit: true };
    }
    if (isOurs(url) && /\.ts(\?|$)/.test(url)) {
      return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
    }
    return next(url, context);
  },
});
