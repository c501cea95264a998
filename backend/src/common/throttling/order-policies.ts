import { DAY, HOUR, policy, TEN_MINUTES } from './throttle-policy.js';

/** Limits on acts about placed orders, a part of `POLICIES`. */
export const ORDER_POLICIES = {
  trackedOrders: policy(
    ['network'],
    {
      name: 'orders-track',
      what: 'order look-ups by number and email',
      calls: 120,
      seconds: TEN_MINUTES,
      store: 'database',
    },
    'Leaves room for people who look every minute; too little to try order numbers (10^9) one after the other.',
  ),
  orderLinkMails: policy(
    ['email', 'order'],
    { name: 'order-link-email', what: 'mails with a link to an order', calls: 5, seconds: HOUR, store: 'database' },
    'Unknown pairs count alike, so that the answer reveals nothing. Older links go on working.',
  ),
  orderActs: policy(
    ['network'],
    {
      name: 'order-acts',
      what: 'corrections of orders and requests about them',
      calls: 60,
      seconds: TEN_MINUTES,
      store: 'database',
    },
    'Each is a mail; a customer asks for few of them. An order takes at most twenty corrections.',
  ),
  transferOrders: policy(
    ['network'],
    { name: 'orders-transfer', what: 'bank-transfer orders', calls: 60, seconds: TEN_MINUTES, store: 'database' },
    'Only placed orders count: one every ten seconds from one carrier. Each is a row for months, and two mails.',
  ),
  transferOrdersOfDay: policy(
    ['network'],
    { name: 'orders-transfer-day', what: 'bank-transfer orders', calls: 300, seconds: DAY, store: 'database' },
    'A script that keeps just below the limit of ten minutes.',
  ),
  transferMails: policy(
    ['mailbox'],
    {
      name: 'orders-transfer-to',
      what: 'mails for new bank-transfer orders',
      calls: 20,
      seconds: HOUR,
      store: 'database',
      beyond: 'the order is placed, its mail held back',
    },
    'Anyone can type another person’s email, which must not keep that person from ordering.',
  ),
} as const;
