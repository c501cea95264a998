import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run build -w frontend` puts its results, seen from `backend/dist/src` as well as from `backend/src`. */
function distOf(folder: string): string {
  const parent = path.dirname(folder);
  const candidate = path.join(parent, 'frontend', 'dist');
  if (existsSync(path.join(parent, 'nest-cli.json'))) return candidate;
  return distOf(parent);
}

const dist = distOf(path.dirname(fileURLToPath(import.meta.url)));

/** The built storefront on disk. */
export const viteBuild = {
  client: path.join(dist, 'client'),
  pictures: path.join(dist, 'pictures'),
  template: path.join(dist, 'client', 'index.html'),
  manifest: path.join(dist, 'client', '.vite', 'manifest.json'),
  renderer: path.join(dist, 'server', 'main.server.js'),
};

/** False in development, where Vite itself serves the pages. */
export function isBuilt(): boolean {
  return existsSync(viteBuild.renderer) && existsSync(viteBuild.template);
}
