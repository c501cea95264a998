import { privacyGenerated } from './privacy.gen';

export type { PrivacyErasureDto } from './privacy.gen';

export const { useRequestPersonalDataMutation, useExportPersonalDataMutation, useErasePersonalDataMutation } =
  privacyGenerated;
