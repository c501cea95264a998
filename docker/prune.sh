#!/bin/sh
# Removes files of production dependencies that no running program reads: source maps, types, documentation, builds for browsers.
set -eu
cd "$1"
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' -o -name '*.tsbuildinfo' \) -delete
rm -rf typeorm/browser rxjs/src rxjs/dist/bundles zod/src es-toolkit/dist/browser* libphonenumber-js/bundle swagger-ui-dist/swagger-ui-es-bundle* swagger-ui-dist/swagger-ui.js
rm -rf bintrees/test class-validator/bundles class-validator/esm5 class-validator/esm2015 rxjs/dist/esm rxjs/dist/esm5 libphonenumber-js/mobile libphonenumber-js/source
rm -rf @opentelemetry/semantic-conventions/dist/experimental_* @opentelemetry/semantic-conventions/dist/index-incubating.*
find . -type d \( -path '*/@opentelemetry/*/build/esm' -o -path '*/@opentelemetry/*/build/esnext' \) -prune -exec rm -rf {} +
find . -type d \( -path '*/pino*/test' -o -path '*/qs/test' -o -name dist-es -o -name dist-types -o -name docs -o -name .github \) -prune -exec rm -rf {} +
# Nothing imports lodash, and only ES modules import the others.
rm -rf lodash es-toolkit/compat csv-parse/dist/esm csv-parse/dist/iife csv-parse/dist/umd validator/es validator/validator.js validator/validator.min.js
[ ! -d es-toolkit ] || find es-toolkit/dist -name '*.js' -delete
