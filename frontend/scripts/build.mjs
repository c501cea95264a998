// Builds the frontend: the pictures, the browser bundle, the server bundle and the service worker, and compresses the bundles.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { keepReleases, readReleases } from './releases.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await import('./build-pictures.mjs');
const releases = await readReleases();
await build();
await build({ build: { ssr: true } });
await import('./build-offline.mjs');
await import('./compress.mjs');
await keepReleases(releases);
