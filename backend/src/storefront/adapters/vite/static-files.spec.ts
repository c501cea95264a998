import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import sirv from 'sirv';
import { outlive } from './static-files.js';

describe('a file that a new release removed', () => {
  it('costs its own answer and nothing else', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'static-'));
    await Promise.all(['gone.js', 'kept.js'].map((name) => writeFile(path.join(folder, name), 'code')));
    const listening = express().use(outlive, sirv(folder)).listen(0);
    const { port } = listening.address() as AddressInfo;
    const get = async (name: string) => (await fetch(`http://localhost:${port}/${name}`)).text();

    await rm(path.join(folder, 'gone.js'));
    await expect(get('gone.js')).rejects.toThrow('fetch failed');
    await expect(get('kept.js')).resolves.toBe('code');

    listening.close();
    await rm(folder, { recursive: true });
  });
});
