// Loaded before a shop: prints at its end how many modules of OpenTelemetry it loaded, but for the `api`, which `prom-client` brings.
import { Module } from 'node:module';

const isLoaded = (file) => file.includes('@opentelemetry') && !file.includes('@opentelemetry/api/');
process.on('exit', () => console.log('modules of OpenTelemetry:', Object.keys(Module._cache).filter(isLoaded).length));
