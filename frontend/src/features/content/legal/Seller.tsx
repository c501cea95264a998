import { useSettings } from '../../../shared/lib/use-settings';
import { TextAnchor } from '../../../shared/ui/TextLink';

/** Who sells, with the tax number once the owner has filled it in. */
export function SellerName() {
  const { name, taxId } = useSettings().legal;
  return taxId ? `${name} (NIT ${taxId})` : name;
}

export function SellerMail() {
  const { email } = useSettings().contact;
  return <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>;
}

/** The telephone after the words that introduce it; nothing until the owner has filled it in. */
export function SellerPhone({ before }: { before: string }) {
  const { phone } = useSettings().contact;
  return phone && before + phone;
}

/** Where the seller receives requests. */
export function SellerAddresses() {
  const { contact } = useSettings();
  return (
    <ul>
      <li>Dirección para notificaciones: {contact.address}</li>
      {contact.phone && <li>Teléfono: {contact.phone}</li>}
      <li>
        Correo: <SellerMail />
      </li>
      <li>Horario de atención: {contact.hours}</li>
    </ul>
  );
}
