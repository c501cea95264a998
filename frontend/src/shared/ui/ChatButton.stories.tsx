import { useWhatsappLink } from '../lib/use-settings';
import { ChatButton } from './ChatButton';

function Without() {
  return useWhatsappLink()() ? <p>La tienda tiene número.</p> : <p>La tienda no tiene número.</p>;
}

export const states = {
  'with a number for chats': <ChatButton text="Hola">Escríbenos</ChatButton>,
  'without one there is no button': <Without />,
};
