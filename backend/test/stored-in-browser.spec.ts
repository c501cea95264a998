import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function sources(folder: string): Promise<string> {
  const files = await readdir(path.join(root, folder), { recursive: true });
  const code = files.filter((file) => file.endsWith('.ts') && !/spec\.ts$/.test(file));
  return (await Promise.all(code.map((file) => readFile(path.join(root, folder, file), 'utf8')))).join('\n');
}

/** With or without the prefix that browsers give a meaning to. */
const plain = (name: string) => name.replace(/^__(Host|Secure)-/, '');

it('describes in the privacy policy every cookie that the server sets, and no other', async () => {
  const list = await readFile(path.join(root, 'frontend/src/features/content/legal/stored-in-browser.ts'), 'utf8');
  const cookies = /const COOKIES[^=]*= \{(.*?)\n\};/s.exec(list)![1]!;
  const described = [...cookies.matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name]) => plain(name!));
  const code = await sources('backend/src');
  // Constants that name cookies, whatever the file: `const COOKIE = …`, `MARKER`, and those with a prefix behind https.
  const named = [...code.matchAll(/(?:\b[A-Z_]*COOKIE\w*|\bMARKER)(?::\s*string)? = '([\w-]+)'/g)].map(
    ([, name]) => name!,
  );
  const prefixed = [...code.matchAll(/(?:this\.name|cookieName) = [^'\n;]*\? '([\w-]+)' : '([\w-]+)'/g)].flatMap(
    ([, ...names]) => names,
  );
  const set = new Set([...named, ...prefixed].map((name) => plain(name)));
  expect(set.size).toBeGreaterThanOrEqual(3);
  expect([...set].sort()).toEqual(described.sort());
  // All code that sets a cookie uses one of them.
  expect(code.match(/\.cookie\(\s*'/g)).toBeNull();
});
