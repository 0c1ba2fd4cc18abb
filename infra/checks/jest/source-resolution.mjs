import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

const root = new URL('../../../', import.meta.url);
const ownPackage = /^@hilltop\/(contracts|platform)\/(.+)$/;

/**
 * Jest loads `globalSetup` and `globalTeardown` outside its own module mapper. These hooks apply the same two rules there:
 * `@hilltop/<package>/x` is that package's source, and `./x.js` is `./x.ts` where only the source exists.
 */
registerHooks({
  resolve(specifier, context, next) {
    const own = ownPackage.exec(specifier);
    if (own) {
      return { url: new URL(`services/shared/${own[1]}/src/${own[2]}.ts`, root).href, shortCircuit: true };
    }
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) {
        return { url: source.href, shortCircuit: true };
      }
    }
    return next(specifier, context);
  },
});
