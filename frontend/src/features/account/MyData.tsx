import { styled } from 'styled-components';
import type { AccountDto } from '../../api/identity.api';
import { EditInPlace } from './EditInPlace';
import { MyDataForm } from './MyDataForm';
import { formatPhone } from './format-phone';

/** The person's data, and the form that changes them. */
export function MyData({ account }: { account: AccountDto }) {
  const rows = [
    ['Nombre', account.name],
    ['Email', account.email],
    ['Celular', account.phone ? formatPhone(account.phone) : 'Sin celular'],
    ['Dirección', account.shippingAddress ?? 'Sin dirección'],
    ['Novedades por correo', account.acceptsMarketing ? 'Sí' : 'No'],
  ] as const;
  return (
    <EditInPlace
      title="Mis datos"
      action="Cambiar mis datos"
      form={(close) => <MyDataForm account={account} onClose={close} />}
    >
      <Rows>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </EditInPlace>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: var(--space-12);
  dt {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
