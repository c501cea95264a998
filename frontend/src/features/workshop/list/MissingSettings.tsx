import { styled } from 'styled-components';
import { type SettingsDto, useGetSettingsQuery } from '../../../api/settings.api';
import { Note } from '../../../shared/ui/Note';

/** Optional data of the shop, with the effect of leaving them out. */
const PARTS: readonly (readonly [isMissing: (settings: SettingsDto) => boolean, text: string])[] = [
  [({ bank }) => bank === null, 'Cuenta bancaria: no se ofrece pagar por transferencia.'],
  [({ contact }) => contact.whatsapp === null, 'Número de WhatsApp: no hay enlaces para escribirnos por ahí.'],
  [({ contact }) => contact.phone === null, 'Teléfono: no aparece en las páginas ni en los correos.'],
  [({ legal }) => legal.taxId === null, 'NIT: no aparece, y la Ley 1480 pide mostrarlo.'],
];

/** Lists the shop's missing data for staff (decisions, 44); renders nothing when all are set. */
export function MissingSettings() {
  const { data } = useGetSettingsQuery();
  const missing = data ? PARTS.filter(([isMissing]) => isMissing(data)) : [];
  if (missing.length === 0) return null;
  return (
    <Note kind="warning">
      <strong>Faltan datos de la tienda</strong>
      <List>
        {missing.map(([, text]) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Note>
  );
}

const List = styled.ul`
  padding-left: 1.2em;
  list-style: disc;
`;
