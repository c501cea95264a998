import { settingsGenerated } from './settings.gen';

export type { SettingsDto } from './settings.gen';

/** Endpoints of the shop's own data. */
export const settingsApi = settingsGenerated;

export const { useGetSettingsQuery } = settingsApi;
