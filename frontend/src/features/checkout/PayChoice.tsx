import { styled } from 'styled-components';
import type { SettingsDto } from '../../api/settings.api';
import paymentWays from '../../domain/payment-ways.gen.json' with { type: 'json' };
import paymentProvider from '../../shared/lib/payment-provider.gen.json' with { type: 'json' };
import { useSettings } from '../../shared/lib/use-settings';
import { PaymentMarks } from '../../shared/ui/PaymentMarks';
import { radioStyles } from '../../shared/ui/radio.styles';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** Provider's widget on this page, provider's hosted page, or bank transfer. */
export type PayWay = 'widget' | 'hosted' | 'transfer';

type Way = readonly [way: PayWay, label: string, text: string];

const CARD_WAYS: readonly Way[] = [
  [
    'widget',
    'Aquí mismo',
    `Con ${paymentWays.online}, en una ventana segura de ${paymentProvider.name}: no sales de la tienda.`,
  ],
  [
    'hosted',
    `En la página de ${paymentProvider.name}`,
    `Con ${paymentWays.online}: te llevamos con tus datos ya escritos y luego vuelves aquí.`,
  ],
];

/** The owner may offer the provider's page alone, so that the shop's pages load no script of the provider. */
const cardWays = ({ card }: SettingsDto) => CARD_WAYS.filter(([way]) => way === 'hosted' || card.way === 'widget');

/** Returns no bank transfer while the shop has no account. Without a WhatsApp number the proof is sent by email. */
function transferWays({ bank, contact }: SettingsDto): Way[] {
  if (!bank) return [];
  const proof = contact.whatsapp
    ? `por WhatsApp${contact.phone ? ` al ${contact.phone}` : ''}`
    : `por correo a ${contact.email}`;
  const text = `Transfieres a nuestra cuenta de ${bank.type.toLowerCase()} y nos envías el comprobante ${proof}.`;
  return [['transfer', 'Transferencia bancaria', text]];
}

interface PayChoiceProps {
  value: PayWay;
  onChange: (way: PayWay) => void;
}

/** Radio buttons of the payment methods. */
export function PayChoice({ value, onChange }: PayChoiceProps) {
  const settings = useSettings();
  const ways = [...cardWays(settings), ...transferWays(settings)];
  return (
    <Ways>
      <VisuallyHidden as="legend">Forma de pago</VisuallyHidden>
      {ways.map(([way, label, text], position) => (
        <Choice key={way}>
          <input type="radio" name="payment" value={way} checked={way === value} onChange={() => onChange(way)} />
          <span>
            <strong>{label}</strong>
            <small>{text}</small>
            {position === 0 && <PaymentMarks />}
          </span>
        </Choice>
      ))}
    </Ways>
  );
}

const Ways = styled.fieldset`
  display: grid;
  gap: var(--space-10);
`;

const Choice = styled.label`
  ${radioStyles}
  > span {
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 2px var(--space-14);
    padding: var(--space-16);
  }
  > span::before {
    content: '';
    grid-row: 1 / 3;
    width: 22px;
    height: 22px;
    margin-top: 1px;
    border: 1.5px solid var(--border-strong);
    border-radius: var(--radius-full);
  }
  strong {
    font-weight: 600;
  }
  img {
    grid-column: 2;
    margin-top: var(--space-8);
  }
  small {
    grid-column: 2;
    font-size: var(--font-size-sm);
    line-height: 1.4;
    color: var(--text-soft);
  }
  input:checked + span::before {
    border: 7px solid var(--brand);
  }
`;
