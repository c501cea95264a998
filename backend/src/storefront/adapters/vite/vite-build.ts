import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, seen from `backend/dist/src` as well as from `backend/src`: the one that has both workspaces. */
function projectOf(folder: string): string {
  if (existsSync(path.join(folder, 'backend')) && existsSync(path.join(folder, 'frontend'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder that holds backend/ and frontend/ was not found.');
  return projectOf(parent);
}

const dist = path.join(projectOf(path.dirname(fileURLToPath(import.meta.url))), 'frontend', 'dist');

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
