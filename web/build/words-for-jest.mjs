import swc from '@swc/jest';
import { hasTexts, translateModule } from './words.ts';

/** Compiles what the tests of the site import: its English texts, as the site's build does, and then TypeScript. */
export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    const translated = (code, file) => (hasTexts(code) ? translateModule(code, file, 'en').code : code);
    return {
      ...compiler,
      process: (code, file, config) => compiler.process(translated(code, file), file, config),
      processAsync: (code, file, config) => compiler.processAsync(translated(code, file), file, config),
    };
  },
};
