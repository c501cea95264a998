import { useState } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { businessDays } from '../../domain/business-days';
import { formatCop } from '../../shared/lib/format-cop';
import { usePaymentWays } from '../../shared/lib/use-payment-ways';
import { Accordion } from '../../shared/ui/Accordion';
import { PaymentMarks } from '../../shared/ui/PaymentMarks';
import { TextLink } from '../../shared/ui/TextLink';

/** Payment, delivery, special conditions and care. */
export default function ProductConditions({ delivery }: { delivery: PricingDto['delivery'] }) {
  const [open, setOpen] = useState(['payment']);
  const paymentWays = usePaymentWays();
  const { standardBusinessDays, expressBusinessDays, shippingEstimate, embroideryHours } = delivery;
  return (
    <Accordion
      value={open}
      onValueChange={setOpen}
      headingLevel={2}
      items={[
        {
          id: 'payment',
          title: 'Formas de pago',
          content: (
            <>
              <span>
                {`Recibimos ${paymentWays}. Puedes pagar el 50% por transferencia al hacer tu pedido y el 50% restante, más el envío, cuando esté listo. También puedes pagar el total con tarjeta de crédito.`}
              </span>
              <PaymentMarks />
            </>
          ),
        },
        {
          id: 'delivery',
          title: 'Entrega y envío',
          content: `Entregamos en ${businessDays(standardBusinessDays)}; el bordado toma ${embroideryHours} horas de ese tiempo. Con el servicio express, en ${businessDays(expressBusinessDays)}: tu pieza viaja en 24 horas apenas está lista. El envío normal cuesta cerca de ${formatCop(shippingEstimate)} y lo pagas al recibir.`,
        },
        {
          id: 'conditions',
          title: 'Condiciones especiales',
          content: (
            <>
              <span>
                {
                  'Las piezas bordadas se hacen por encargo con el nombre que nos escribes, así que revísalo antes de confirmar: por ser personalizadas no tienen derecho de retracto (art. 47 de la Ley 1480). Las piezas sin bordado lo conservan durante 5 días hábiles desde la entrega. Todas tienen 6 meses de garantía. Lee los '
                }
              </span>
              <TextLink to="/terminos">términos y condiciones</TextLink>
              <span>.</span>
            </>
          ),
        },
        {
          id: 'care',
          title: 'Materiales y cuidado',
          content:
            'Cuero PVC, reata importada y herrajes de acero inoxidable. Límpiala con un paño húmedo y jabón suave, sécala a la sombra y no la metas a la lavadora: así el hilo y el color se conservan.',
        },
      ]}
    />
  );
}
