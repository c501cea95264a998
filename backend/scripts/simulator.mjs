// `npm run simulator` and `npm run simulator:whatsapp`: builds what is missing or stale, then starts a simulator, a program of
// its own.
import { build } from './build.mjs';

const [name = 'wompi'] = process.argv.slice(2);
await build(['backend']);
await import(`../dist/simulators/${name}/main.js`);
