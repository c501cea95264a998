// Writes backend/src/bootstrap/api-metadata.gen.ts: the comments and types of every DTO and controller, for Swagger.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// A private module of the Nest CLI, because its public interface runs this only while compiling. `npm run check:generated` fails when it
// changes.
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const folder = fileURLToPath(new URL('../src/bootstrap', import.meta.url));

const target = `${folder}/api-metadata.gen.ts`;
const EMPTY = 'export default async () => ({});\n';

// The sources import the generated file, so it must exist while they are compiled; a failed run restores it.
const before = existsSync(target) ? readFileSync(target, 'utf8') : EMPTY;
process.once('exit', (code) => code && writeFileSync(target, before));
writeFileSync(target, EMPTY);

const config = fileURLToPath(new URL('../tsconfig.build.json', import.meta.url));
const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, undefined, ts.sys);

/** Resolves own files only: no DTO has a type of a package, and reading packages would take most of the time. */
const host = ts.createCompilerHost(options);
host.resolveModuleNameLiterals = (names, file, _redirected, settings) =>
  names.map(({ text }) =>
    text.startsWith('.') ? ts.resolveModuleName(text, file, settings, host) : { resolvedModule: undefined },
  );

new PluginMetadataGenerator().generate({
  visitors: [
    new ReadonlyVisitor({
      introspectComments: true,
      classValidatorShim: true,
      dtoFileNameSuffix: ['.dto.ts'],
      pathToSource: folder,
      esmCompatible: true,
    }),
  ],
  outputDir: folder,
  filename: 'api-metadata.gen.ts',
  // With a given program the generator skips the type check, which is a step of `npm test`.
  tsProgramRef: ts.createProgram(fileNames, { ...options, types: [] }, host),
});

// Turns dynamic imports into static ones: bundle.mjs would write a separate file for each dynamic one.
const modules = [];
const body = readFileSync(target, 'utf8').replaceAll(/(?:await )?import\(("[^"]+")\)/g, (_, name) => {
  if (!modules.includes(name)) modules.push(name);
  return `m${modules.indexOf(name)}`;
});
writeFileSync(target, modules.map((name, index) => `import * as m${index} from ${name};\n`).join('') + body);
