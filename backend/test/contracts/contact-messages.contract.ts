import type { ContactMessages } from '../../src/contact/application/contact-messages.port.js';
import { ContactMessage } from '../../src/contact/domain/contact-message.js';

/** Contract of every store of contact messages. */
export function itKeepsContactMessages(messages: () => ContactMessages): void {
  const form = { firstName: 'Laura', lastName: 'Restrepo', phone: '300 123 4567', dataConsent: true };

  async function add(email: string, message: string, minute = 0): Promise<ContactMessage> {
    const receivedAt = new Date(Date.UTC(2026, 0, 15, 15, minute));
    const added = ContactMessage.receive(crypto.randomUUID(), { ...form, email, message }, receivedAt);
    await messages().add(added);
    return added;
  }

  it('finds a message by its id', async () => {
    const added = await add('found@example.com', '¿Hacen envíos a Leticia?\nGracias.');

    expect(await messages().find(added.id)).toEqual(added);
    expect(await messages().find(crypto.randomUUID())).toBeNull();
  });

  it('lists the messages of an email address in any case, the oldest first', async () => {
    await add('Laura@Example.com', 'second', 2);
    await add('laura@example.com', 'first', 1);
    await add('laura_@example.com', 'of another person');

    const textsOf = async (limit: number) =>
      (await messages().sentBy('LAURA@example.com', limit)).map(({ message }) => message);
    expect(await textsOf(3)).toEqual(['first', 'second']);
    expect(await textsOf(1)).toEqual(['first']);
  });

  it('removes the messages of an email address in any case, and only those', async () => {
    const [one, two] = [await add('Ana@example.com', 'one'), await add('ana@example.com', 'two')];
    const other = await add('ana.maria@example.com', 'of another person');

    expect(await messages().removeSentBy('aNA@example.com')).toBe(2);
    expect([await messages().find(one.id), await messages().find(two.id)]).toEqual([null, null]);
    expect(await messages().find(other.id)).not.toBeNull();
    expect(await messages().removeSentBy('ana@example.com')).toBe(0);
  });
}
