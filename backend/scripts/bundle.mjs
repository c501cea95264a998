// The last step of the build: joins the compiled modules of the shop (backend/dist/src) into a few files (backend/dist/shop), because finding,
// reading and linking 800 files takes a fifth of the processor time of a start. See docs/decisions/0065-joined-modules.md.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const shop = await rolldown({
  // The programs of production and of `npm start`.
  input: { main: path.join(dist, 'src/main.js'), 'embedded-postgres': path.join(dist, 'embedded-postgres/main.js') },
  platform: 'node',
  // Packages stay in node_modules: some load each other by computed names, which would load a second copy of a bundled one.
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  plugins: [{ name: 'paths-of-compiled-modules', transform: keepPath }],
});

await shop.write({
  dir: path.join(dist, 'shop'),
  cleanDir: true,
  sourcemap: true,
  chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? '[name].js' : 'shared-[hash].js'),
  // A class whose name another module also uses is renamed, but keeps its `name`, which Nest and TypeORM read.
  keepNames: true,
  // Without comments, and with escapes for characters beyond Latin-1, because one such character doubles the memory of a file.
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
});

/** Keeps `import.meta.url` of a module at its place in backend/dist/src, because modules find files relative to it. */
function keepPath(code, id) {
  if (!code.includes('import.meta.url')) return null;
  const compiled = JSON.stringify(`../${path.relative(dist, id).replaceAll(path.sep, '/')}`);
  return { code: code.replaceAll('import.meta.url', `new URL(${compiled}, import.meta.url).href`), map: null };
}
