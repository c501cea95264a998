// `npm run simulator`: builds what is missing or stale, then starts the payment provider's stand-in, a program of its own.
import { build } from './build.mjs';

await build(['backend']);
await import('../dist/simulators/wompi/main.js');
