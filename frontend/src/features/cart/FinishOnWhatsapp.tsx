import { MessageCircle } from 'lucide-react';
import type { CartTotalsDto } from '../../api/cart.api';
import { whatsappLink } from '../../shared/lib/shop';
import { Button, ButtonAnchor } from '../../shared/ui/Button';
import { orderText } from './order-text';

interface FinishOnWhatsappProps {
  cart: CartTotalsDto;
  /** In the bar at the bottom of phones. */
  short?: boolean;
  className?: string;
}

/** How an order is finished while the shop takes no payments: its lines and totals written into a chat. */
export function FinishOnWhatsapp({ cart, short = false, className }: FinishOnWhatsappProps) {
  const label = short ? 'Finalizar' : 'Finalizar por WhatsApp';
  const look = { variant: 'whatsapp', size: short ? 'm' : 'l', full: true, className } as const;
  if (cart.items.some(({ available }) => !available)) {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonAnchor
      {...look}
      href={whatsappLink(orderText(cart))}
      target="_blank"
      rel="noopener"
      aria-label="Finalizar por WhatsApp"
    >
      <MessageCircle aria-hidden="true" />
      {label}
    </ButtonAnchor>
  );
}
