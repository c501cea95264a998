// `npm start`: builds missing or stale files, then starts the shop in this process, so that Ctrl-C reaches it.
import { build } from './build.mjs';

await build();
await import('../dist/embedded-postgres/main.js');
