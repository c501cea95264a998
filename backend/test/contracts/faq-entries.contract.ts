import type { FaqEntries, NewEntry } from '../../src/content/application/faq-entries.port.js';

/** Contract of every store of frequent questions, filled as in a new shop. */
export function itKeepsFaqEntries(entries: () => FaqEntries): void {
  it('lists the questions of a new shop in reading order, and an added one as the last', async () => {
    const before = await entries().list();
    expect(before.map(({ position }) => position)).toEqual(
      before.map(({ position }) => position).sort((a, b) => a - b),
    );

    const added: NewEntry = {
      id: 'envio-a-leticia',
      category: 'Envíos y Entregas',
      question: '¿Envían a Leticia?',
      answer: 'Sí.',
    };
    await entries().add(added);
    const after = await entries().list();
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ ...added, withdrawn: false });
    expect(after.at(-1)!.position).toBeGreaterThan(before.at(-1)!.position);
  });
}
