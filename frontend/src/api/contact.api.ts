import { contactGenerated } from './contact.gen';

export type { ContactMessageDto } from './contact.gen';

export const { useSendContactMessageMutation } = contactGenerated;
