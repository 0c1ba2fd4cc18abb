import { registerHooks } from 'node:module';

const MACROS = '@lingui/core/macro';
const source = 'export const t = ({ raw }) => raw[0];';

/** Lets tests import texts of a house, which no build compiles for them: they are in English, without placeholders. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === MACROS ? { url: `plain:${MACROS}`, format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === `plain:${MACROS}` ? { format: 'module', source, shortCircuit: true } : next(url, context),
});
