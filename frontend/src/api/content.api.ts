import { contentGenerated } from './content.gen';

export type { FaqItemDto } from './content.gen';

/** The endpoints of the frequent questions. */
export const contentApi = contentGenerated;

export const { useListFaqQuery } = contentApi;
