import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { chosenHouse } from './chosen-house.js';
import { ownModules } from './own-modules.js';
import { smallerFonts } from './smaller-fonts.js';
import { words } from './words.js';

/** Of every build beside the site's, which writes its files into the site's folder. */
export const besideSite = {
  configFile: false,
  logLevel: 'warn',
  build: { emptyOutDir: false, copyPublicDir: false, target: 'es2022', assetsInlineLimit: 0 },
} as const satisfies InlineConfig;

interface OwnPage extends Pick<InlineConfig, 'plugins' | 'oxc' | 'worker'> {
  /** The folder of `vite.config.ts`. */
  readonly root: string;
  /** The folder of the built site. */
  readonly directory: string;
  /** The page's source in `root`, and its name in `directory`. */
  readonly page: string;
}

/** Builds a page that shares no script with the site's, so that neither loads what only the other needs. @returns its files */
export async function buildOwnPage({
  root,
  directory,
  page,
  plugins = [],
  ...rest
}: OwnPage): Promise<readonly string[]> {
  const result = await build({
    ...besideSite,
    ...rest,
    root,
    plugins: [
      chosenHouse(),
      words('en'),
      react({ jsxImportSource: '#jsx' }),
      smallerFonts(),
      ownModules(page),
      ...plugins,
    ],
    build: {
      ...besideSite.build,
      outDir: directory,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, page) },
    },
  });
  return single(result, page).output.map(({ fileName }) => fileName);
}

function single(result: Awaited<ReturnType<typeof build>>, page: string): Rolldown.RolldownOutput {
  if (!('output' in result)) throw new Error(`Vite returned no single bundle of ${page}`);
  return result;
}

/** The development server answers the page under its addresses. */
export function servePage(page: string, isAt: (path: string) => boolean): Required<Pick<Plugin, 'configureServer'>> {
  return {
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (isAt(request.url?.split('?')[0] ?? '')) request.url = `/${page}`;
        next();
      });
    },
  };
}
