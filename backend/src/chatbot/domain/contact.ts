import { folded } from './settings.js';

/** A person who writes on WhatsApp. At least one of `waId` and `userId` is known. */
export class ChatContact {
  id!: string;
  /** Digits with country code; null when the platform withholds the number. */
  waId!: string | null;
  /** Business-scoped user id of the platform. */
  userId!: string | null;
  /** Profile name as the person wrote it. */
  name!: string | null;
  /** When the person asked for no more messages; null while they get answers. */
  stoppedAt!: Date | null;
}

const RESUMING = /^\W*(seguir|continuar|reanudar|activar|volver|empezar|iniciar|start|hola|holi|buenas|buenos|buen)\b/;

/** Whether a text of somebody who stopped the messages asks for answers again: "seguir", or a greeting. */
export function asksToResume(text: string): boolean {
  return RESUMING.test(folded(text));
}
