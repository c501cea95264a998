// `npm run simulator` and `npm run simulator:whatsapp`: builds missing or stale files, then starts a simulator.
import { build } from './build.mjs';

const [name = 'wompi'] = process.argv.slice(2);
await build(['backend']);
await import(`../dist/simulators/${name}/main.js`);
