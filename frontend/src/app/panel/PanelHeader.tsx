import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { UserDto } from '../../api/identity.api';
import { OrderSearch, SEARCH_ID } from '../../features/workshop/list/OrderSearch';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { iconButtonStyles } from '../../shared/ui/IconButton';
import { layers } from '../../theme/layers';
import { below, from } from '../../theme/media';
import { ACCOUNT_PATH, parentOf, TODAY_PATH } from './sections';

/** Wordmark, name of the section, search of orders and the person. Shoppers who came here see the wordmark alone. */
export function PanelHeader({ user }: { user: UserDto | undefined }) {
  const { pathname } = useLocation();
  const section = parentOf(pathname);
  const [initial = ''] = user?.firstName || user?.email || '';
  return (
    <Bar>
      <Wordmark translate="no" to={user ? TODAY_PATH : '/'} aria-label={user ? 'Sigerist, hoy' : 'Sigerist, inicio'}>
        Sigerist
      </Wordmark>
      {section &&
        (pathname === section.to ? (
          // The title of the page has the same text.
          <Here aria-hidden="true">{section.label}</Here>
        ) : (
          <Back to={section.to}>
            <ArrowLeft aria-hidden="true" />
            <span>{section.label}</span>
          </Back>
        ))}
      {user && (
        <Tools>
          {pathname !== ORDER_ADMIN_PATH && <WideSearch />}
          <SearchLink to={`${ORDER_ADMIN_PATH}#${SEARCH_ID}`} aria-label="Buscar un pedido">
            <Search aria-hidden="true" />
          </SearchLink>
          <Person to={ACCOUNT_PATH} aria-label={`Mi cuenta, ${user.firstName}`} title={user.email}>
            <span translate="no" aria-hidden="true">
              {initial.toLocaleUpperCase('es')}
            </span>
          </Person>
        </Tools>
      )}
    </Bar>
  );
}

/** The search in wide windows; the list of orders has its own. */
function WideSearch() {
  const navigate = useNavigate();
  const search = (text: string) => {
    if (text) void navigate(ORDER_ADMIN_PATH, { state: { search: text } });
  };
  return (
    <Wide>
      <OrderSearch text="" onSearch={search} />
    </Wide>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.header};
  display: flex;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  min-height: 56px;
  padding-inline: var(--gutter) calc(var(--gutter) - var(--space-6));
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  ${from(900)} {
    padding-inline: var(--space-24);
  }
  @media print {
    display: none;
  }
`;

const Wordmark = styled(Link)`
  display: inline-grid;
  gap: 2px;
  padding-block: var(--space-8);
  color: var(--brand);
  font: italic 600 min(1.25rem, 6vw) / 1 var(--font-logo);
  text-decoration: none;
  &::after {
    content: '';
    height: 3px;
    border-radius: 2px;
    background: var(--stitch-fine);
  }
  ${from(900)} {
    width: calc(216px - var(--space-24));
    justify-content: flex-start;
  }
`;

const Here = styled.p`
  min-width: 0;
  overflow: hidden;
  color: var(--text-title);
  font-family: var(--font-title);
  font-size: min(var(--font-size-lg), 6vw);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-6);
  min-width: 0;
  min-height: var(--target);
  color: var(--brand);
  font-size: min(var(--font-size-md), 5vw);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .lucide {
    width: 18px;
    height: 18px;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-4);
  flex: 1 0 auto;
`;

const Wide = styled.div`
  flex: 0 1 460px;
  margin-right: var(--space-12);
  /* As high as the other tools, with air around it. */
  input,
  form > button {
    min-height: var(--target);
    padding-block: 0;
  }
  input + button {
    top: 0;
  }
  ${below(900)} {
    display: none;
  }
`;

const SearchLink = styled(Link)`
  ${iconButtonStyles}
  ${from(900)} {
    display: none;
  }
`;

const Person = styled(Link)`
  ${iconButtonStyles}
  span {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: var(--brand-light);
    color: var(--brand);
    font-size: min(var(--font-size-sm), 20px);
    font-weight: 600;
  }
`;
