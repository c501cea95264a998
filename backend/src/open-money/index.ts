export { CheckMoney } from './application/check-money.js';
export { ListOpenMoney } from './application/list-open-money.js';
export { OpenMoneyModule } from './open-money.module.js';
