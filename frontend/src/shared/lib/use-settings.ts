import { type SettingsDto, useGetSettingsQuery } from '../../api/settings.api';
import fallback from './fallback-settings.gen.json' with { type: 'json' };
import { whatsappLink } from './shop';

/** The shop's own data; while the server does not answer, what was filled in when this program was built. */
export function useSettings(): SettingsDto {
  const { data } = useGetSettingsQuery();
  return data ?? fallback;
}

/** Makes links that open a chat with the shop; undefined while the shop has no number for chats. */
export function useWhatsappLink(): (text?: string) => string | undefined {
  const { whatsapp } = useSettings().contact;
  return (text) => (whatsapp === null ? undefined : whatsappLink(whatsapp, text));
}
