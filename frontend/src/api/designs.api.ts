import { designsGenerated } from './designs.gen';

export type { DesignDto, KeptDesignDto } from './designs.gen';

/** The endpoints of shared designs. */
export const designsApi = designsGenerated;

export const { useKeepDesignMutation, useGetDesignQuery } = designsApi;
