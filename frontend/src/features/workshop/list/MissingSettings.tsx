import { styled } from 'styled-components';
import { type SettingsDto, useGetSettingsQuery } from '../../../api/settings.api';
import { Note } from '../../../shared/ui/Note';

/** Each part of the shop's data that may be missing, and what shoppers are not offered without it. */
const PARTS: readonly (readonly [isMissing: (settings: SettingsDto) => boolean, text: string])[] = [
  [({ bank }) => bank === null, 'Cuenta bancaria: no se ofrece pagar por transferencia.'],
  [({ contact }) => contact.whatsapp === null, 'Número de WhatsApp: no hay enlaces para escribirnos por ahí.'],
  [({ contact }) => contact.phone === null, 'Teléfono: no aparece en las páginas ni en los correos.'],
  [({ legal }) => legal.taxId === null, 'NIT: no aparece, y la Ley 1480 pide mostrarlo.'],
];

/** Tells the staff which data of the shop is still missing (decisions, 44); nothing when all of it is there. */
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
