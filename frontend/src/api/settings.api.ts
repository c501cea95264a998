import { settingsGenerated } from './settings.gen';

export type { SettingsDto } from './settings.gen';

/** The endpoints of the shop's own data. */
export const settingsApi = settingsGenerated;

export const { useGetSettingsQuery } = settingsApi;
