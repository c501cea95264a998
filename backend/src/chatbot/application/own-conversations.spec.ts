import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { ChatbotWorld } from '../../../test/fakes/chatbot-world.js';
import { PersonalData, type PersonalDataPart } from '../../common/personal-data.js';
import { OwnConversations } from './own-conversations.js';

describe('the conversations of a person who proved an email', () => {
  const person = { accountId: null, provenEmail: 'laura@example.com' };
  let world: ChatbotWorld;
  let own: PersonalDataPart;

  beforeEach(async () => {
    world = new ChatbotWorld();
    const parts = { add: (_name: string, part: PersonalDataPart) => (own = part) } as unknown as PersonalData;
    new OwnConversations(parts, world.conversations).onModuleInit();
    await world.write('mi secreto');
    await world.write('mi correo es Laura@example.com');
  });

  it('show only the messages with the email, and not who wrote them', async () => {
    const records = await own.read(person, 10);
    expect(records).toMatchObject([{ messages: [{ text: 'mi correo es Laura@example.com' }] }]);
    expect(JSON.stringify(records)).not.toMatch(/secreto|573001234567|"name"/);
  });

  it('are erased, but not while they wait for a person', async () => {
    await world.write('asesor');
    expect(await own.erase(person)).toEqual({ erased: 0, kept: [await world.id()] });
    expect((await world.conversation()).conversation.state).toBe('waiting');
    await world.admin.release(await world.id(), aStaffMember({ email: 'ana@sigerist.co' }));
    expect(await own.erase(person)).toEqual({ erased: 1, kept: [] });
  });

  it('are not erased when a person takes them in the same instant', async () => {
    const found = await world.conversations.withEmail(person.provenEmail, 10);
    jest.spyOn(world.conversations, 'withEmail').mockResolvedValue(found);
    await world.admin.take(await world.id(), aStaffMember({ email: 'ana@sigerist.co' }));
    expect(await own.erase(person)).toEqual({ erased: 0, kept: [await world.id()] });
  });
});
