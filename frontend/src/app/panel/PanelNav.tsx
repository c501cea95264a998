import Eye from 'lucide-react/icons/eye';
import { Link, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { UserDto } from '../../api/identity.api';
import type { TodayDto } from '../../api/today.api';
import { LogoutButton } from '../../features/account/LogoutButton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { layers } from '../../theme/layers';
import { below, from } from '../../theme/media';
import { MORE, type PanelSection, sectionOf, sectionsFor, waitingIn } from './sections';

interface PanelNavProps {
  /** Undefined while the account loads. */
  role: NonNullable<UserDto['staffRole']> | undefined;
  /** Numbers of waiting tasks; undefined while they load. */
  today: TodayDto | undefined;
}

/** Five sections at the bottom of phones and tablets; all of them in a side bar from 900 px. */
export function PanelNav({ role, today }: PanelNavProps) {
  const { pathname } = useLocation();
  const { main, others } = sectionsFor(role ?? 'duena');
  const section = sectionOf(pathname);
  const current = section?.parent && ![...main, ...others].includes(section) ? section.parent : section;
  const link = (section: PanelSection) => {
    const waiting = waitingIn([section], today);
    return <SectionLink section={section} waiting={waiting} pathname={pathname} isCurrent={section === current} />;
  };
  return (
    <Nav aria-label="Panel" data-unknown={role ? undefined : ''}>
      <style>{BAR_HEIGHT}</style>
      <List>
        {main.map((section) => (
          <li key={section.label}>{link(section)}</li>
        ))}
        <OnlyNarrow>
          <SectionLink
            section={MORE}
            waiting={waitingIn(others, today)}
            pathname={pathname}
            isCurrent={current === MORE || others.includes(current!)}
          />
        </OnlyNarrow>
      </List>
      <Others>
        {others.map((section) => (
          <li key={section.label}>{link(section)}</li>
        ))}
        <li>
          <Link to="/">
            <Eye aria-hidden="true" />
            <span>Ver la tienda</span>
          </Link>
        </li>
        <li>
          <LogoutButton variant="text" size="s" />
        </li>
      </Others>
    </Nav>
  );
}

interface SectionLinkProps {
  section: PanelSection;
  waiting: number;
  pathname: string;
  /** The page is this section, or belongs to it. */
  isCurrent: boolean;
}

function SectionLink({ section: { to, label, icon: Icon }, waiting, pathname, isCurrent }: SectionLinkProps) {
  return (
    <Link to={to} aria-current={to === pathname ? 'page' : isCurrent || undefined}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
      {waiting > 0 && (
        <Badge>
          <span>{waiting > 99 ? '99+' : waiting}</span>
          <VisuallyHidden>{` ${waiting === 1 ? 'espera' : 'esperan'}`}</VisuallyHidden>
        </Badge>
      )}
    </Link>
  );
}

/** Reserves the height of the bar for everything that sticks to the lower edge of the window. */
const BAR_HEIGHT = `${below(900)} {
  :root {
    --bottom-bar: calc(56px + env(safe-area-inset-bottom));
    scroll-padding-bottom: calc(var(--bottom-bar) + 16px);
  }
}`;

const Nav = styled.nav`
  &[data-unknown] {
    visibility: hidden;
  }
  ${below(900)} {
    :root:has(&):has([data-sticky-bar]) {
      scroll-padding-bottom: calc(var(--bottom-bar) + 96px);
    }
    position: fixed;
    inset: auto 0 0;
    z-index: ${layers.stickyBar};
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--border);
    background: var(--surface-raised);
    /* The server does not render for an account: the bar is shown at once, its links later. */
    &[data-unknown] {
      visibility: visible;
      a {
        visibility: hidden;
      }
    }
  }
  ${from(900)} {
    position: sticky;
    top: 57px;
    align-self: start;
    width: 216px;
    height: calc(100 * var(--svh) - 57px);
    padding: var(--space-16) var(--space-12);
    overflow-y: auto;
    border-right: 1px solid var(--border);
  }
  @media print {
    display: none;
  }
`;

const side = css`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  width: 100%;
  min-height: var(--target);
  padding-inline: var(--space-12);
  border-radius: var(--radius-2);
  color: var(--text-soft);
  font-size: var(--font-size-sm);
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  .lucide {
    width: 20px;
    height: 20px;
  }
  &:hover {
    background: var(--surface-hover);
    color: var(--brand);
  }
  &[aria-current] {
    background: var(--brand-light);
    color: var(--brand);
    font-weight: 600;
  }
`;

const List = styled.ul`
  ${below(900)} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    a {
      position: relative;
      display: grid;
      justify-items: center;
      align-content: center;
      gap: 2px;
      height: 55px;
      color: var(--text-soft);
      /* Five labels side by side at any text size. */
      font-size: min(var(--font-size-xs), 3.4vw);
      font-weight: 500;
      line-height: 1.2;
      text-decoration: none;
      white-space: nowrap;
    }
    a:focus-visible {
      outline-offset: -3px;
    }
    .lucide {
      width: 22px;
      height: 22px;
    }
    a[aria-current] {
      color: var(--brand);
      font-weight: 600;
    }
    a[aria-current]::before {
      content: '';
      position: absolute;
      inset: -1px 18% auto;
      height: 4px;
      border-radius: 0 0 3px 3px;
      background: var(--stitch-fine);
    }
  }
  ${from(900)} {
    display: grid;
    gap: 2px;
    a {
      ${side}
    }
  }
`;

const OnlyNarrow = styled.li`
  ${from(900)} {
    display: none;
  }
`;

const Others = styled.ul`
  ${below(900)} {
    display: none;
  }
  display: grid;
  gap: 2px;
  margin-top: var(--space-12);
  padding-top: var(--space-12);
  border-top: 1px solid var(--border);
  > li > a,
  > li > button {
    ${side}
    justify-content: flex-start;
  }
  > li > button {
    margin-left: 0;
    padding-inline: var(--space-12);
    border: 0;
  }
`;

const Badge = styled.span`
  min-width: 20px;
  padding-inline: var(--space-6);
  border-radius: 10px;
  background: var(--brand);
  color: var(--text-on-dark);
  font-size: min(0.75rem, 14px);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
  ${below(900)} {
    position: absolute;
    top: 4px;
    left: calc(50% + 6px);
  }
  ${from(900)} {
    margin-left: auto;
  }
`;
