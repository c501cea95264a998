import { ChatButton } from './ChatButton';

export const states = {
  'with words to begin with': <ChatButton text="Hola">Escríbenos</ChatButton>,
  quiet: <ChatButton variant="text">Escríbenos</ChatButton>,
};
