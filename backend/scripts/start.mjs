// `npm start`: builds what is missing or stale, then opens the shop in this same process, so that Ctrl-C reaches it.
import { build } from './build.mjs';

await build();
await import('../dist/src/main.js');
