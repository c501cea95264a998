// From here on, this process can import TypeScript, compiled as backend/tsconfig.json says.
import { fileURLToPath } from 'node:url';

process.env.TS_NODE_PROJECT ??= fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
await import('@swc-node/register/esm-register');
