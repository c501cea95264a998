export { MailModule } from './mail.module.js';
export { MailSender } from './mail-sender.port.js';
export { contactMail } from './templates/contact-mail.js';
export {
  accountDeletedMail,
  type MailRecipient,
  passwordChangedMail,
  resetCodeMail,
  welcomeMail,
} from './templates/account-mails.js';
