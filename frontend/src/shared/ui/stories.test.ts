import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('src/shared/ui');

/** Renders only into the document's head. */
const INVISIBLE = ['PageHead.tsx'];

it('every component has stories', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(50);
  const without = components.filter((file) => !existsSync(path.join(folder, file.replace('.tsx', '.stories.tsx'))));
  expect(without.sort()).toEqual(INVISIBLE);
});
