export { MailModule } from './mail.module.js';
export { type Mail, MailSender } from './mail-sender.port.js';
export { contactMail } from './templates/contact-mail.js';
