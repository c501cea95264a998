import type { ReactNode } from 'react';
import { useWhatsappLink } from '../lib/use-settings';
import { ButtonAnchor } from './Button';
import type { ButtonStyleProps } from './button.styles';

interface ChatButtonProps extends ButtonStyleProps {
  /** The prepared message. */
  text?: string;
  children: ReactNode;
}

/** Opens a chat with the shop in a new tab; renders nothing when the shop has no chat number. */
export function ChatButton({ text, variant = 'whatsapp', ...rest }: ChatButtonProps) {
  const href = useWhatsappLink()(text);
  return href && <ButtonAnchor {...rest} variant={variant} href={href} target="_blank" rel="noopener" />;
}
