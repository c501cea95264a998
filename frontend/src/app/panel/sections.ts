import type { LucideIcon } from 'lucide-react';
import Bot from 'lucide-react/icons/bot';
import Camera from 'lucide-react/icons/camera';
import CircleUser from 'lucide-react/icons/circle-user';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Inbox from 'lucide-react/icons/inbox';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import Scissors from 'lucide-react/icons/scissors';
import Store from 'lucide-react/icons/store';
import Sun from 'lucide-react/icons/sun';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { UserDto } from '../../api/identity.api';
import type { TodayDto } from '../../api/today.api';
import { isScreen, SCREENS, SHOP_PATH, shopPath } from '../../features/back-office/back-office-path';
import { CHATS_PATH } from '../../features/chatbot/conversations/chats-path';
import { LEDGER_PATH, MONEY_PATH, MONTH_PATH } from '../../features/money/money-paths';
import { PHOTOS_PATH, REFUNDS_PATH, REQUESTS_PATH, ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';

/** First page of the staff. */
export const TODAY_PATH = '/panel';
/** Where staff test and manage the chatbot. */
export const CHATBOT_PATH = '/chatbot-test';
export const ACCOUNT_PATH = '/panel/cuenta';
export const WORKBENCH_PATH = '/panel/taller';

type StaffRole = NonNullable<UserDto['staffRole']>;

/** A page of the panel with its own entry in the navigation. */
export interface PanelSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The section that stands for it where it has no entry of its own. */
  parent?: PanelSection;
  /** Its purpose, shown on the page 'Más'. */
  about?: string;
  /** Only for this role; the accountant has a navigation of their own. */
  only?: StaffRole;
  /** Number of tasks that wait there. */
  waiting?: (today: TodayDto) => number;
}

const TODAY: PanelSection = { to: TODAY_PATH, label: 'Hoy', icon: Sun };
const ORDERS: PanelSection = {
  to: ORDER_ADMIN_PATH,
  label: 'Pedidos',
  icon: Package,
  waiting: ({ moneyToReview, transfers }) => moneyToReview + transfers,
};
const CHATS: PanelSection = { to: CHATS_PATH, label: 'Chats', icon: MessageCircle, waiting: ({ chats }) => chats };
const SHOP: PanelSection = { to: SHOP_PATH, label: 'Tienda', icon: Store, only: 'duena' };
const WORKBENCH: PanelSection = {
  to: WORKBENCH_PATH,
  label: 'Taller',
  icon: Scissors,
  about: 'La cola junto a la máquina, en pantalla completa',
};

const MONEY: PanelSection = {
  to: MONEY_PATH,
  label: 'Dinero',
  icon: Wallet,
  about: 'Lo que llegó y lo que falta',
  only: 'duena',
};
const LEDGER: PanelSection = { to: LEDGER_PATH, label: 'Libro', icon: ClipboardList, parent: MONEY };
const MONTH: PanelSection = { to: MONTH_PATH, label: 'Mes', icon: Sun, parent: MONEY };

/** How a person logs in. */
const ACCOUNT: PanelSection = {
  to: ACCOUNT_PATH,
  label: 'Mi cuenta',
  icon: CircleUser,
  about: 'Cómo entras y en qué teléfonos',
};

/** Sections that have no room in the bottom bar. */
const OTHERS: readonly PanelSection[] = [
  WORKBENCH,
  MONEY,
  {
    to: REFUNDS_PATH,
    label: 'Devoluciones',
    icon: Undo2,
    about: 'El dinero que se devuelve, con su fecha',
    only: 'duena',
    waiting: ({ refunds }) => refunds?.open ?? 0,
  },
  {
    to: REQUESTS_PATH,
    label: 'Solicitudes',
    icon: Inbox,
    about: 'Retractos y garantías que piden las familias',
    waiting: ({ requests, unrefunded }) => requests.open + unrefunded.open,
  },
  {
    to: PHOTOS_PATH,
    label: 'Fotos',
    icon: Camera,
    about: 'Piezas terminadas que esperan respuesta',
    waiting: ({ photosWithError }) => photosWithError,
  },
  { to: CHATBOT_PATH, label: 'Chatbot', icon: Bot, about: 'Probarlo, encenderlo y enseñarle' },
  { to: '/panel/personas', label: 'Personas', icon: Users, about: 'Quién entra al panel y con qué rol', only: 'duena' },
  {
    to: shopPath('registro'),
    label: 'Registro',
    icon: ClipboardList,
    about: 'Todo lo que hizo el equipo',
    only: 'duena',
  },
  ACCOUNT,
];

/** The page with the other sections, on phones and tablets. */
export const MORE: PanelSection = { to: '/panel/mas', label: 'Más', icon: Ellipsis };

const ALL_SECTIONS = [TODAY, ORDERS, CHATS, SHOP, ...OTHERS, LEDGER, MONTH, MORE];

/** The navigation of a role: `main` is in the bottom bar as well. The workshop has the workbench where the owner has the shop. */
export function sectionsFor(role: StaffRole): { main: readonly PanelSection[]; others: readonly PanelSection[] } {
  if (role === 'contador') return { main: [MONEY, LEDGER, MONTH, ORDERS], others: [ACCOUNT] };
  const main = [TODAY, ORDERS, CHATS, role === 'duena' ? SHOP : WORKBENCH];
  return { main, others: OTHERS.filter((section) => !main.includes(section) && (section.only ?? role) === role) };
}

/** The section to which a page belongs. */
export function sectionOf(pathname: string): PanelSection | undefined {
  const fitting = ALL_SECTIONS.filter(
    ({ to }) => pathname === to || (to !== TODAY_PATH && pathname.startsWith(`${to}/`)),
  );
  return fitting.sort((one, other) => other.to.length - one.to.length)[0];
}

/** Where the link at the top of a page leads: to the list of an item of the shop, otherwise to the section of the page. */
export function parentOf(pathname: string): Pick<PanelSection, 'to' | 'label'> | undefined {
  const [, screen] = /^\/panel\/tienda\/([^/]+)\/./.exec(pathname) ?? [];
  return isScreen(screen) ? { to: shopPath(screen), label: SCREENS[screen] } : sectionOf(pathname);
}

/** Number of tasks that wait in these sections together. */
export function waitingIn(sections: readonly PanelSection[], today: TodayDto | undefined): number {
  if (!today) return 0;
  return sections.reduce((sum, { waiting }) => sum + (waiting?.(today) ?? 0), 0);
}
