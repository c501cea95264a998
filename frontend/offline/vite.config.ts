import path from 'node:path';
import { defineConfig } from 'vite';
import { checkSupportedBrowsers } from '../browsers/check-bundle.ts';

const root = path.resolve(import.meta.dirname, '..');

/** One file without imports beside the built pages; `scripts/build-offline.mjs` adds its name. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [checkSupportedBrowsers],
  build: {
    target: 'es2020',
    outDir: path.join(root, 'dist/client'),
    emptyOutDir: false,
    reportCompressedSize: false,
  },
});
