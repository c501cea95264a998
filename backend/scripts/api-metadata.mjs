// Writes backend/src/api-metadata.gen.ts: the comments and types of every DTO and controller, for Swagger.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';

const src = fileURLToPath(new URL('../src', import.meta.url));

const target = `${src}/api-metadata.gen.ts`;
const EMPTY = 'export default async () => ({});\n';

// The generator type-checks the sources, which import its result: start from an empty one, and come back when it fails.
const before = existsSync(target) ? readFileSync(target, 'utf8') : EMPTY;
process.once('exit', (code) => code && writeFileSync(target, before));
writeFileSync(target, EMPTY);

new PluginMetadataGenerator().generate({
  visitors: [
    new ReadonlyVisitor({
      introspectComments: true,
      classValidatorShim: true,
      dtoFileNameSuffix: ['.dto.ts'],
      pathToSource: src,
      esmCompatible: true,
    }),
  ],
  outputDir: src,
  filename: 'api-metadata.gen.ts',
  watch: false,
  tsconfigPath: 'backend/tsconfig.build.json',
  printDiagnostics: false,
});
