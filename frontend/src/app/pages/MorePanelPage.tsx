import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { UserDto } from '../../api/identity.api';
import { useGetTodayQuery } from '../../api/today.api';
import { LogoutButton } from '../../features/account/LogoutButton';
import { ButtonLink } from '../../shared/ui/Button';
import { Row } from '../../shared/ui/panel';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { PanelPage } from '../panel/PanelPage';
import { MORE, sectionsFor, waitingIn } from '../panel/sections';
import { StaffOnly } from '../StaffOnly';

/** `/panel/mas`: the sections that have no room in the bottom bar. */
export default function MorePanelPage() {
  return (
    <PanelPage title={MORE.label} description="Lo demás del panel." path={MORE.to}>
      <StaffOnly alsoBooks>{({ staffRole }) => <Others role={staffRole ?? 'taller'} />}</StaffOnly>
    </PanelPage>
  );
}

function Others({ role }: { role: NonNullable<UserDto['staffRole']> }) {
  const { data: today } = useGetTodayQuery(undefined, { skip: role === 'contador' });
  return (
    <>
      <List>
        {sectionsFor(role).others.map((section) => {
          const waiting = waitingIn([section], today);
          return (
            <li key={section.to}>
              <Link to={section.to}>
                <section.icon aria-hidden="true" />
                <span>
                  <strong>{section.label}</strong>
                  <span>{section.about}</span>
                </span>
                <Waiting>
                  {waiting > 0 && (
                    <>
                      <span>{waiting}</span>
                      <VisuallyHidden>{` ${waiting === 1 ? 'espera' : 'esperan'}`}</VisuallyHidden>
                    </>
                  )}
                </Waiting>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </List>
      <Row>
        <ButtonLink to="/" variant="secondary">
          Ver la tienda
        </ButtonLink>
        <LogoutButton variant="text" />
      </Row>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-14);
    min-height: 64px;
    padding: var(--space-10) var(--space-12) var(--space-10) var(--space-16);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface-raised);
    color: var(--text-soft);
    font-size: var(--font-size-sm);
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--border-strong);
    background: var(--surface-hover);
  }
  strong {
    display: block;
    color: var(--text-title);
    font-size: var(--font-size-md);
  }
  .lucide {
    width: 22px;
    height: 22px;
    color: var(--brand);
  }
`;

const Waiting = styled.span`
  color: var(--text-title);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
