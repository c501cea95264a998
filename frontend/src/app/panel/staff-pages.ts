/**
 * The staff's pages by module name, and their frame. A chunk of its own, because the names of these chunks weigh 1.4 kB, which shoppers need not
 * load.
 */
export const staffPages = {
  TodayPanelPage: () => import('../pages/TodayPanelPage'),
  MorePanelPage: () => import('../pages/MorePanelPage'),
  OrdersPanelPage: () => import('../pages/OrdersPanelPage'),
  OrderPanelPage: () => import('../pages/OrderPanelPage'),
  OpenMoneyPanelPage: () => import('../pages/OpenMoneyPanelPage'),
  ReconciliationPanelPage: () => import('../pages/ReconciliationPanelPage'),
  RefundsPanelPage: () => import('../pages/RefundsPanelPage'),
  MoneyPanelPage: () => import('../pages/MoneyPanelPage'),
  RequestsPanelPage: () => import('../pages/RequestsPanelPage'),
  PhotosPanelPage: () => import('../pages/PhotosPanelPage'),
  ChatsPanelPage: () => import('../pages/ChatsPanelPage'),
  ChatPanelPage: () => import('../pages/ChatPanelPage'),
  ShopPanelPage: () => import('../pages/ShopPanelPage'),
  PeoplePanelPage: () => import('../pages/PeoplePanelPage'),
  AccountPanelPage: () => import('../pages/AccountPanelPage'),
  ChatbotPage: () => import('../pages/ChatbotPage'),
  WorkbenchPage: () => import('../pages/WorkbenchPage'),
  InvitationPage: () => import('../pages/InvitationPage'),
};

export type StaffPage = keyof typeof staffPages;

export const loadPanelFrame = () => import('./PanelFrame');
