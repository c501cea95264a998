import { useSettings } from '../../../shared/lib/use-settings';
import { TextAnchor } from '../../../shared/ui/TextLink';

/** Seller's name, with the tax number when it is set. */
export function SellerName() {
  const { name, taxId } = useSettings().legal;
  return <span translate="no">{taxId ? `${name} (NIT ${taxId})` : name}</span>;
}

export function SellerMail() {
  const { email } = useSettings().contact;
  return (
    <TextAnchor translate="no" href={`mailto:${email}`}>
      {email}
    </TextAnchor>
  );
}

/** Seller's phone after an introducing text; renders nothing when it is not set. */
export function SellerPhone({ before }: { before: string }) {
  const { phone } = useSettings().contact;
  return phone && <span>{before + phone}</span>;
}

/** Contact addresses of the seller. */
export function SellerAddresses() {
  const { contact } = useSettings();
  return (
    <ul>
      <li>{`Dirección para notificaciones: ${contact.address}`}</li>
      {contact.phone && <li>{`Teléfono: ${contact.phone}`}</li>}
      <li>
        <span>{'Correo: '}</span>
        <SellerMail />
      </li>
      <li>{`Horario de atención: ${contact.hours}`}</li>
    </ul>
  );
}
