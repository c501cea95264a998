import type { ChatbotStatusDto } from '../../api/chatbot.api';

type Activity = Pick<ChatbotStatusDto, 'isActive' | 'isBusinessHours'>;

interface StatusLabels {
  /** Label of the pill beside the title. */
  name: string;
  tone: 'success' | 'warning' | 'quiet';
  /** Description of what customers receive now. */
  sentence: string;
}

const INACTIVE: StatusLabels = {
  name: 'Inactivo',
  tone: 'quiet',
  sentence: 'Inactivo: todos los mensajes pasan a una persona.',
};

const OPEN: StatusLabels = {
  name: 'Activo, en horario',
  tone: 'success',
  sentence: 'Activo y dentro del horario: responde automáticamente.',
};

const CLOSED: StatusLabels = {
  name: 'Activo, fuera de horario',
  tone: 'warning',
  sentence: 'Activo y fuera del horario: envía el mensaje de ausencia.',
};

/** Returns the labels of the bot's state. */
export function statusLabels({ isActive, isBusinessHours }: Activity): StatusLabels {
  if (!isActive) return INACTIVE;
  return isBusinessHours ? OPEN : CLOSED;
}
