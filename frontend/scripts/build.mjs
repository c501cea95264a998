// Builds the frontend: its pictures, what browsers load, what the server renders with, and both compressed.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await import('./build-pictures.mjs');
await build();
await build({ build: { ssr: true } });
await import('./compress.mjs');
