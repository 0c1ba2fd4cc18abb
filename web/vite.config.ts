import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreloads } from './build/font-preloads.js';
import { precompress } from './build/precompress.js';
import { prerenderedPages } from './build/prerendered-pages.js';
import { putInPlace } from './build/put-in-place.js';
import { routeList } from './build/route-list.js';
import { stableClassNames } from './build/stable-class-names.js';

const gateway = 'http://127.0.0.1:8080';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), fontPreloads(), routeList(), prerenderedPages(), precompress(), putInPlace()],
  oxc: stableClassNames,
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Drawings stay files: they are cached once and painted while scripts still load.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  server: { proxy: { '/graphql': gateway, '/api': gateway, '/uploads': gateway } },
  preview: { proxy: { '/graphql': gateway, '/api': gateway, '/uploads': gateway } },
});
