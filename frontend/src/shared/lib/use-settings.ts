import { type SettingsDto, useGetSettingsQuery } from '../../api/settings.api';
import fallback from './fallback-settings.gen.json' with { type: 'json' };
import { whatsappLink } from './shop';

/** The shop's own data; while the server is unreachable, the data at build time. */
export function useSettings(): SettingsDto {
  const { data } = useGetSettingsQuery();
  return data ?? (fallback as SettingsDto);
}

/** Creates links that open a chat with the shop; undefined when the shop has no chat number. */
export function useWhatsappLink(): (text?: string) => string | undefined {
  const { whatsapp } = useSettings().contact;
  return (text) => (whatsapp === null ? undefined : whatsappLink(whatsapp, text));
}
