import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findTextChildren, readProject } from './text-children.mjs';

const frontend = path.resolve(import.meta.dirname, '..');
const { options } = readProject(frontend);

describe('the search', () => {
  const broken = {
    'an element that comes and goes before a text': '<p>{busy && <br />}Enviar</p>',
    'a text between elements': '<p>¿No tienes cuenta? <a href="/register">Regístrate</a></p>',
    'several texts': '<p>{count} de {limit}</p>',
    'a space between elements': "<p><b>Uno</b>{' '}<i>Dos</i></p>",
    'a node that may be a text beside an element': '<button>{busy && <br />}{node}</button>',
    'a text that comes and goes beside an element': "<p><b>Uno</b>{busy && ', con cambios'}</p>",
    'a text in a fragment': '<><span>Uno</span>Dos</>',
    'the only text of a fragment': '<>Uno</>',
    'a list of texts': '<p>{texts}</p>',
    'the children of a component': '<Box>{count} letras</Box>',
    'an order number that may be translated': '<p>{order.orderNumber}</p>',
  };
  const working = {
    'one text': '<p>Enviar</p>',
    'one text of several values': '<p>{`${count} de ${limit}`}</p>',
    'one text or another': "<button>{busy ? 'Enviando…' : 'Enviar'}</button>",
    'a text in its own element beside one that comes and goes': '<p>{busy && <br />}<span>Enviar</span></p>',
    'a list of elements': '<p>{texts.map((text) => <b key={text}>{text}</b>)}</p>',
    'a node as the only child': '<p>{node}</p>',
    'a comment beside a text': '<p>{/* Said once. */}Enviar</p>',
    'texts that are not translated': '<p translate="no">{count}/{limit}</p>',
    'an order number that is not translated': '<p translate="no"><b>{order.orderNumber}</b></p>',
  };
  let folder;
  beforeAll(async () => {
    // Within the project, so that the types of React are found.
    folder = await mkdtemp(path.join(frontend, 'src', 'text-children-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('finds what a translator breaks, and accepts what works', async () => {
    const parts = { ...broken, ...working };
    const file = path.join(folder, 'parts.tsx');
    const head = `import type { ReactNode } from 'react';
declare const busy: boolean, count: number, limit: number, node: ReactNode, texts: string[], order: { orderNumber: string };
declare function Box(props: { children: ReactNode }): React.JSX.Element;`;
    const named = Object.values(parts).map((jsx, position) => `export const part${position} = ${jsx};`);
    await writeFile(file, [head, ...named].join('\n'));
    const lines = new Set(findTextChildren([file], options).map(({ line }) => line - 4));
    expect(Object.keys(parts).filter((_, position) => lines.has(position))).toEqual(Object.keys(broken));
  });

  it('finds a component that returns a text', async () => {
    const file = path.join(folder, 'Seller.tsx');
    await writeFile(
      file,
      "export function Seller() {\n  return 'Sigerist';\n}\nexport const nameOf = () => 'Sigerist';",
    );
    expect(findTextChildren([file], options).map(({ line }) => line)).toEqual([1]);
  });
});
