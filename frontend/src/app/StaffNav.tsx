import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAuth } from '../features/account/use-auth';
import { SHOP_PATH } from '../features/back-office/back-office-path';
import { CHATS_PATH } from '../features/chatbot/conversations/chats-address';
import { useChatbotStatus } from '../features/chatbot/use-chatbot-status';
import { ORDER_ADMIN_PATH } from '../features/workshop/order-admin-path';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden';
import { CHATBOT_PATH } from './layout/navigation';

const LINKS = [
  { to: ORDER_ADMIN_PATH, label: 'Pedidos' },
  { to: CHATS_PATH, label: 'Chats' },
  { to: SHOP_PATH, label: 'Tienda', ownerOnly: true },
  { to: CHATBOT_PATH, label: 'Chatbot' },
  { to: '/panel/cuenta', label: 'Yo' },
] as const;
const WORKSHOP_LINKS = LINKS.filter((link) => !('ownerOnly' in link));

/** The navigation between the staff screens. Reserves its space while the account loads, to avoid a layout shift. */
export function StaffNav() {
  const auth = useAuth();
  const { pathname } = useLocation();
  const isStaff = auth.status === 'authenticated' && auth.user.role === 'staff';
  const { status } = useChatbotStatus({ skip: !isStaff });
  const waiting = status?.waiting ?? 0;
  if (!isStaff) return <Bar as="div" />;
  return (
    <Bar aria-label="Panel">
      {(auth.user.staffRole === 'duena' ? LINKS : WORKSHOP_LINKS).map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : pathname.startsWith(`${to}/`) || undefined}>
          {label}
          {to === CHATS_PATH && (
            <Count>
              {waiting > 0 && (
                <>
                  {waiting}
                  <VisuallyHidden> {waiting === 1 ? 'espera' : 'esperan'}</VisuallyHidden>
                </>
              )}
            </Count>
          )}
        </Link>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  gap: var(--space-4) var(--space-8);
  min-height: var(--target);
  margin-inline: calc(var(--space-10) * -1);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
    min-height: var(--target);
    padding-inline: var(--space-10);
    color: var(--brand);
    font-size: var(--font-size-sm);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 5px;
  }
  a[aria-current] {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--thread);
    text-decoration-thickness: 2px;
    text-underline-offset: 7px;
  }
`;

/** Reserves its space while it is empty, to avoid a layout shift. */
const Count = styled.span`
  min-width: 30px;
  padding: 1px calc(var(--space-8) - 1px);
  border-radius: 11px;
  background: var(--brand);
  color: var(--text-on-dark);
  font-size: var(--font-size-xs);
  font-variant-numeric: tabular-nums;
  text-align: center;
  &:empty {
    background: none;
  }
`;
