import { contactGenerated } from './contact.gen';

export type { ContactMessageDto } from './contact.gen';
export { contactMessageLimits } from './limits.gen';

export const { useSendContactMessageMutation } = contactGenerated;
