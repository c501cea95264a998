export { allSent } from './all-sent.js';
export { MailModule } from './mail.module.js';
export { type Mail, MAIL_NOT_SENT, MailSender } from './mail-sender.port.js';
export { contactMail } from './templates/contact-mail.js';
export {
  accountDeletedMail,
  type KeptData,
  type MailRecipient,
  passwordChangedMail,
  resetCodeMail,
  welcomeMail,
} from './templates/account-mails.js';
export { redirectedMail, stoppedChangesMail } from './templates/change-set-mail.js';
export { finishedPhotoMail, type FinishedPhotoMailKind, photoErrorMail } from './templates/finished-photo-mails.js';
export { handoverMail } from './templates/handover-mail.js';
export { type MorningFacts, morningNoteMail } from './templates/morning-note-mail.js';
export { newOrderMail, type NewOrderMoney } from './templates/new-order-mail.js';
export { orderLinkMail } from './templates/order-link-mail.js';
export { orderMail, type OrderMailFacts } from './templates/order-mail.js';
export type { OrderFacts } from './templates/order-parts.js';
export { paymentPendingMail } from './templates/payment-pending-mail.js';
export { ownerChangeMail, type StaffAlertKind, staffAlertMail, staffInvitationMail } from './templates/staff-mail.js';
export {
  requestAnswerMail,
  type RequestMailFacts,
  requestReceiptMail,
  requestShopMail,
} from './templates/request-mails.js';
export { privacyLinkMail } from './templates/privacy-mail.js';
export { moneyCheckMail, reconciliationLateMail } from './templates/reconciliation-mail.js';
export { refundMail } from './templates/refund-mail.js';
