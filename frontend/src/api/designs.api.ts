import { designsGenerated } from './designs.gen';

export type { DesignDto, KeptDesignDto } from './designs.gen';

export const { useKeepDesignMutation, useGetDesignQuery } = designsGenerated;
