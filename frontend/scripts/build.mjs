// Builds the frontend: the pictures, the browser bundle and the server bundle, and compresses the bundles.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await import('./build-pictures.mjs');
await build();
await build({ build: { ssr: true } });
await import('./compress.mjs');
