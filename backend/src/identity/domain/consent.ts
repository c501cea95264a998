/** The version of the privacy policy that the form links to; raise it with the text. */
export const CONSENT_TEXT_VERSION = '2026-11';

/** One decision of a person about their data: never changed, a later one takes its place. */
export class Consent {
  accountId!: string;
  purpose!: 'data' | 'marketing';
  given!: boolean;
  textVersion!: string;
  decidedAt!: Date;
}
