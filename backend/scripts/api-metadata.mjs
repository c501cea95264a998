// Writes backend/src/api-metadata.gen.ts: the comments and types of every DTO and controller, for Swagger.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';

const src = fileURLToPath(new URL('../src', import.meta.url));

// The generator type-checks the sources, which import its result: start from an empty one.
writeFileSync(`${src}/api-metadata.gen.ts`, 'export default async () => ({});\n');

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
