import type { LucideIcon } from 'lucide-react';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import CreditCard from 'lucide-react/icons/credit-card';
import Hash from 'lucide-react/icons/hash';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Wallet from 'lucide-react/icons/wallet';
import Wifi from 'lucide-react/icons/wifi';
import type { PaymentErrorKind } from './payment-error-kind';
import { PROVIDER } from './provider';

interface Tip {
  icon: LucideIcon;
  /** The recommended action. */
  what: string;
  /** Reason or instructions. */
  how: string;
}

export interface PaymentAdvice {
  title: string;
  /** Explanation. It promises that nothing was charged only where that is certain. */
  lead: string;
  tips: readonly [Tip, Tip, Tip];
}

const NOTHING_CHARGED = 'No te cobramos nada y tu carrito sigue guardado.';

const otherCard: Tip = {
  icon: CreditCard,
  what: 'Prueba con otra tarjeta',
  how: 'Débito o crédito, de cualquier banco',
};
const transfer: Tip = { icon: Landmark, what: 'Paga por transferencia', how: 'Envíanos el comprobante por WhatsApp' };
const otherMeans: Tip = {
  icon: Smartphone,
  what: 'Paga con PSE o Nequi',
  how: 'Los encuentras en la misma ventana de pago',
};
const lookAtMail: Tip = {
  icon: Mail,
  what: 'Mira tu correo antes de repetir',
  how: 'Si el pago alcanzó a pasar, ahí está tu confirmación',
};

/** Title, explanation and next steps of each kind of failure. */
export const PAYMENT_ADVICE: Record<PaymentErrorKind, PaymentAdvice> = {
  declined: {
    title: 'Pago Rechazado',
    lead: `Tu banco no aprobó este pago. ${NOTHING_CHARGED}`,
    tips: [
      otherCard,
      { icon: Phone, what: 'Llama a tu banco', how: 'A veces bloquean compras por internet' },
      transfer,
    ],
  },
  funds: {
    title: 'Fondos Insuficientes',
    lead: `Tu banco dice que el saldo o el cupo no alcanza para este pago. ${NOTHING_CHARGED}`,
    tips: [
      { icon: Wallet, what: 'Revisa tu saldo o tu cupo', how: 'También el tope diario para compras por internet' },
      otherCard,
      transfer,
    ],
  },
  invalid: {
    title: 'Datos de Tarjeta Inválidos',
    lead: `Algún dato no coincide con el de tu banco. ${NOTHING_CHARGED}`,
    tips: [
      { icon: Hash, what: 'Escribe otra vez el número', how: 'Tal como está en la tarjeta, sin saltarte dígitos' },
      { icon: ShieldCheck, what: 'Revisa la fecha y el código', how: 'Mes, año y los números de seguridad' },
      otherMeans,
    ],
  },
  expired: {
    title: 'Tarjeta Expirada',
    lead: `La fecha de esta tarjeta ya pasó. ${NOTHING_CHARGED}`,
    tips: [
      { icon: CalendarX2, what: 'Mira la fecha de tu tarjeta', how: 'Si ya te llegó la nueva, usa sus datos' },
      otherCard,
      otherMeans,
    ],
  },
  connection: {
    title: 'Error de Conexión',
    lead: `No logramos comunicarnos con ${PROVIDER}. Tu carrito sigue guardado.`,
    tips: [
      lookAtMail,
      { icon: Wifi, what: 'Revisa tu conexión', how: 'Cambia de red si puedes: de wifi a datos, o al revés' },
      { icon: RotateCcw, what: 'Intenta en unos minutos', how: `O paga en la página de ${PROVIDER}` },
    ],
  },
  other: {
    title: 'Error en el Pago',
    lead: 'Algo interrumpió tu pago. Tu carrito sigue guardado.',
    tips: [
      lookAtMail,
      {
        icon: MessageCircle,
        what: '¿Tu banco muestra un cobro?',
        how: 'No pagues otra vez: escríbenos y lo revisamos contigo',
      },
      otherMeans,
    ],
  },
};
