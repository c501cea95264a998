import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const at = (name: string) => new URL(`../../${name}`, import.meta.url);

/** What docs/security.md says is met by a test must not outlive that test. */
describe('docs/security.md', () => {
  const folders = ['backend/src', 'backend/test', 'frontend/src', 'frontend/e2e'];
  const files = folders.flatMap((folder) => readdirSync(at(folder), { recursive: true, encoding: 'utf8' }));
  const existing = new Set(files.map((file) => path.basename(file)));
  const named = readFileSync(at('docs/security.md'), 'utf8').matchAll(/`[\w./-]*?([\w.-]+[.-](?:spec|test)\.tsx?)`/g);

  it.each([...new Set([...named].map(([, file]) => file!))])('names %s, which exists', (file) => {
    expect(existing).toContain(file);
  });
});
