// Builds the service worker and the page that it shows without a connection: `dist/client/sw.js`, `sin-conexion.html` and its script.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = path.join(root, 'dist/client');

/** One file without imports, next to the pages. */
async function bundle(source, name, define = {}) {
  const input = path.join(root, 'offline', source);
  await build({
    configFile: path.join(root, 'offline/vite.config.ts'),
    define,
    build: { rollupOptions: { input, output: { format: 'iife', entryFileNames: name } } },
  });
}

const colours = JSON.parse(await readFile(path.join(root, 'src/theme/colours.json'), 'utf8'));
const rules = Object.entries(colours).map(([name, value]) => `--${name}: ${value};`);
const page = await readFile(path.join(root, 'offline/page.html'), 'utf8');
await writeFile(path.join(client, 'sin-conexion.html'), page.replace('/*colours*/', `:root { ${rules.join(' ')} }`));
await bundle('page.js', 'sin-conexion.js');

/** A changed file is a new worker, which loads it again. */
const entries = await Promise.all(
  ['sin-conexion.html', 'sin-conexion.js'].map(async (file) => {
    const hash = createHash('sha256').update(await readFile(path.join(client, file)));
    return { url: `/${file}`, revision: hash.digest('hex').slice(0, 16) };
  }),
);
await bundle('worker.js', 'sw.js', { 'self.__OFFLINE_FILES__': JSON.stringify(entries) });
