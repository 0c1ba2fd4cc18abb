import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { atomicOutput } from './build/atomic-output.js';
import { chosenHouse, house } from './build/chosen-house.js';
import { devPageSettings } from './build/dev-page-settings.js';
import { doorPage } from './build/door-page.js';
import { fontPreloads } from './build/font-preloads.js';
import { graphiqlPage } from './build/graphiql-page.js';
import { otherLanguages } from './build/other-languages.js';
import { ownModules } from './build/own-modules.js';
import { precompress } from './build/precompress.js';
import { prerenderedPages } from './build/prerendered-pages.js';
import { smallerFonts } from './build/smaller-fonts.js';
import { stableClassNames } from './build/stable-class-names.js';
import { staffPage } from './build/staff-page.js';
import { waitForGateway } from './build/wait-for-gateway.js';
import { words } from './build/words.js';

// `make dev` sets the gateway's URL and Vite's port.
const { GATEWAY_URL: gateway = 'http://127.0.0.1:8080', PORT: port = '5173' } = process.env;
const proxy = { '/graphql': gateway, '/api': gateway, '/uploads': gateway };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    chosenHouse(),
    words('en'),
    react({ jsxImportSource: '#jsx' }),
    graphiqlPage(),
    devPageSettings(),
    ownModules('index.html'),
    waitForGateway(gateway, Object.keys(proxy)),
    smallerFonts(),
    fontPreloads(),
    prerenderedPages('en'),
    otherLanguages(),
    staffPage(),
    doorPage(),
    precompress(),
    atomicOutput(),
  ],
  oxc: stableClassNames,
  build: {
    // Of another house than the hill beside it, so that two can be built (`infra/local/house.ts`).
    outDir: house === 'hill' ? 'dist' : `dist-${house}`,
    target: 'es2022',
    // Drawings stay files: they are cached and painted while scripts still load.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  server: { host: '127.0.0.1', port: Number(port), strictPort: true, proxy },
  preview: { proxy },
});
