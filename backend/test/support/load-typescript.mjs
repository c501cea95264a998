// Lets this process import TypeScript, compiled with backend/tsconfig.json.
import { fileURLToPath } from 'node:url';

process.env.TS_NODE_PROJECT ??= fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
await import('@swc-node/register/esm-register');
