/** The version of the privacy policy that the forms link to; raise it with the text. */
const PRIVACY_POLICY_VERSION = '2026-11';

export interface ContactForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As typed. */
  readonly phone: string;
  readonly message: string;
  readonly dataConsent: boolean;
}

/** A message from a shopper to the shop. */
export class ContactMessage {
  id!: string;
  firstName!: string;
  lastName!: string;
  email!: string;
  phone!: string;
  message!: string;
  consentVersion!: string | null;
  consentedAt!: Date | null;
  receivedAt!: Date;

  static receive(id: string, { dataConsent, ...form }: ContactForm, now: Date): ContactMessage {
    return Object.assign(new ContactMessage(), form, {
      id,
      consentVersion: dataConsent ? PRIVACY_POLICY_VERSION : null,
      consentedAt: dataConsent ? now : null,
      receivedAt: now,
    });
  }
}
