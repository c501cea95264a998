import type { Settings } from '../../domain/shop-data.js';

/** How to reach the shop. */
export class ContactSettingsDto {
  /**
   * As people read it; null until the owner fills it in.
   * @example "+57 300 000 0000"
   */
  phone!: string | null;

  /**
   * Receives chats: digits with country code, for `https://wa.me/`; null until the owner fills it in.
   * @example "573000000000"
   */
  whatsapp!: string | null;

  /**
   * Receives what shoppers write.
   * @example "hola@sigerist.co"
   */
  email!: string;

  /**
   * Where the workshop is.
   * @example "Medellín, Antioquia, Colombia"
   */
  address!: string;

  /**
   * When somebody answers.
   * @example "Lunes a sábado, 9:00 a 18:00"
   */
  hours!: string;
}

/** Where the shop shows its work. */
export class SocialSettingsDto {
  /**
   * Profile on Instagram.
   * @example "https://www.instagram.com/sigerist.co"
   */
  instagram!: string;

  /**
   * Page on Facebook.
   * @example "https://www.facebook.com/sigerist.co"
   */
  facebook!: string;
}

/** Who sells (Ley 1480). */
export class LegalSettingsDto {
  /**
   * Name of the seller.
   * @example "Sigerist"
   */
  name!: string;

  /**
   * NIT; null until the owner fills it in.
   * @example "900.000.000-0"
   */
  taxId!: string | null;
}

/** The account that receives bank transfers. */
export class BankSettingsDto {
  /**
   * Name of the bank.
   * @example "Bancolombia"
   */
  name!: string;

  /**
   * Kind of account.
   * @example "Ahorros"
   */
  type!: string;

  /**
   * Number of the account.
   * @example "000-000000-00"
   */
  account!: string;

  /**
   * In whose name the account is.
   * @example "Sigerist"
   */
  holder!: string;
}

/** The shop's own data, as pages show it. */
export class SettingsDto {
  /** How to reach the shop. */
  contact!: ContactSettingsDto;

  /** Where the shop shows its work. */
  social!: SocialSettingsDto;

  /** Who sells. */
  legal!: LegalSettingsDto;

  /** Null until the owner fills it in: then nothing can be paid by bank transfer. */
  bank!: BankSettingsDto | null;
}

export function toSettingsDto({ contact, social, legal, bank }: Settings): SettingsDto {
  return { contact, social, legal, bank };
}
