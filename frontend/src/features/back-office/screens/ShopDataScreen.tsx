import type { RowValue, ShopRowDto } from '../../../api/back-office.api';
import type { EditField } from '../fields/edit-field';
import { EditForm, type FieldGroup } from '../fields/EditForm';
import { choice, dayRange, flag, hours, type Kind, namedChoice, optionalText, text, whole } from '../fields/kinds';
import { Rows } from '../fields/Rows';

type Datum = readonly [key: string, label: string, kind: Kind, more?: Pick<EditField, 'hint'>];

const tel: Kind = { ...optionalText, inputMode: 'tel' };
const GROUPS: readonly (readonly [string, readonly Datum[]])[] = [
  [
    'Contacto',
    [
      ['contact.phone', 'Teléfono', tel, { hint: 'Como lo leen tus clientes: +57 300 123 4567' }],
      ['contact.whatsapp', 'WhatsApp', tel, { hint: 'Con indicativo y sin espacios: 573001234567' }],
      ['contact.email', 'Correo', { ...text, inputMode: 'email' }],
      ['contact.address', 'Dirección', text],
      ['contact.hours', 'Horario', hours, { hint: 'De lunes a sábado: 9:00 a 18:00' }],
    ],
  ],
  [
    'Redes',
    [
      ['social.instagram', 'Instagram', text],
      ['social.facebook', 'Facebook', text],
    ],
  ],
  [
    'Datos legales',
    [
      ['legal.name', 'Nombre legal', text],
      ['legal.taxId', 'NIT', optionalText, { hint: 'Con su dígito: 900.123.456-7' }],
    ],
  ],
  [
    'Cuenta para transferencias',
    [
      ['bank.name', 'Banco', text],
      ['bank.type', 'Tipo de cuenta', choice(['Ahorros', 'Corriente'])],
      [
        'bank.account',
        'Número de cuenta',
        tel,
        { hint: 'La otra dueña aprueba el cambio. Sin número no se ofrece pagar por transferencia' },
      ],
      ['bank.holder', 'Titular', text],
    ],
  ],
  [
    'Pago con tarjeta, PSE o Nequi',
    [
      [
        'card.way',
        'Dónde se paga',
        namedChoice({ widget: 'Aquí mismo o en la página de Wompi', page: 'Solo en la página de Wompi' }),
        { hint: 'Solo en la página de Wompi: tu tienda no carga ningún programa de Wompi' },
      ],
    ],
  ],
  [
    'Calificación',
    [
      [
        'rating.shown',
        'El 4.9 de los productos sin reseñas',
        flag('se muestra', 'no se muestra'),
        { hint: 'Apágalo mientras un producto no tenga ventas: es una cifra fija, no de tus clientas' },
      ],
    ],
  ],
  [
    'Tiempos',
    [
      ['delivery.standard', 'Entrega normal', dayRange, { hint: 'Días hábiles: 15 a 20' }],
      ['delivery.express', 'Entrega express', dayRange, { hint: 'Días hábiles: 5 a 8' }],
      ['delivery.embroideryHours', 'Horas de bordado', whole],
    ],
  ],
  [
    'Devoluciones',
    [
      [
        'refunds.approvalAbove',
        'Aprueban dos personas, desde',
        whole,
        { hint: 'En pesos, entre todas las del pedido y las tuyas de un día. La otra dueña aprueba el cambio' },
      ],
    ],
  ],
];

/** Identity and contact data of the shop. */
export default function ShopDataScreen() {
  return <Rows of={['setting']}>{({ setting }) => <EditForm groups={groupsOf(setting)} />}</Rows>;
}

function groupsOf(rows: readonly ShopRowDto[]): FieldGroup[] {
  const stored = new Map(rows.map(({ id, values }) => [id, values.value as RowValue]));
  return GROUPS.map(([title, data]) => ({
    title,
    fields: data
      .filter(([key]) => stored.has(key))
      .map(([id, label, kind, more]) => ({
        entity: 'setting' as const,
        id,
        field: 'value',
        label,
        kind,
        ...more,
        stored: stored.get(id) ?? null,
      })),
  }));
}
