/** A person who writes on WhatsApp. At least one of `waId` and `userId` is known. */
export class ChatContact {
  id!: string;
  /** Digits with country code; null when the platform withholds the number. */
  waId!: string | null;
  /** Business-scoped user id of the platform. */
  userId!: string | null;
  /** Profile name as the person wrote it. */
  name!: string | null;
  /** When the person asked for no more messages; null from the next message on that asks for something else. */
  stoppedAt!: Date | null;
}
