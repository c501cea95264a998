// `npm run lint:texts`: lists the texts that break when a browser translates the page, and fails if there are any.
import path from 'node:path';
import { findTextChildren, readProject } from './text-children.mjs';

const frontend = path.resolve(import.meta.dirname, '..');

const WORDS = {
  'only-child':
    'A text must be the only child of its element: put it into a <span>, or several into one template literal',
  'translate-no': 'Nobody may translate this value: its element needs translate="no"',
};

const { files, options } = readProject(frontend);
const found = findTextChildren(files, options);
for (const { file, line, rule, text } of found) {
  console.error(`${path.relative(process.cwd(), file)}:${line} ${WORDS[rule]}: ${text}`);
}
console.log(`Checked the texts of ${files.length} files, found ${found.length} problems.`);
process.exitCode = found.length > 0 ? 1 : 0;
