import { ApiProperty } from '../../../common/http/api-docs.js';
import type { ShownSettings } from '../../application/shop-settings.js';

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
   * Hours in which the shop answers.
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

/** The seller (Ley 1480). */
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

/** Payments by card, PSE and Nequi. */
export class CardSettingsDto {
  /**
   * `widget`: in the provider's form over the shop's page, or on the provider's page; `page`: only there, so that the shop's pages load no
   * script of the provider.
   * @example "widget"
   */
  @ApiProperty({ enum: ['widget', 'page'] })
  way!: 'widget' | 'page';
}

/** Ratings of products. */
export class RatingSettingsDto {
  /**
   * Whether products without reviews show the fixed rating of 4.9.
   * @example true
   */
  shown!: boolean;
}

/** Short texts of the pages, which the owner writes. */
export class TextsDto {
  /**
   * Shown above every page; null while there is none.
   * @example "Envíos gratis en agosto"
   */
  announcement!: string | null;

  /**
   * Below the heading of the home page.
   * @example "Pañaleras, mochilas y maletas de lujo para tu bebé."
   */
  homeLead!: string;

  /**
   * In the part of the home page about the workshop.
   * @example "Por eso ningún bolso es igual a otro."
   */
  aboutLead!: string;

  /**
   * Below the logo at the end of each page.
   * @example "Bolsos y accesorios de bebé bordados con su nombre."
   */
  footerAbout!: string;
}

/** When the workshop is closed for holidays. */
export class ClosingDto {
  /**
   * First day closed, in Bogota.
   * @example "2026-12-20"
   */
  from!: string;

  /**
   * Last day closed, in Bogota.
   * @example "2027-01-10"
   */
  until!: string;

  /**
   * Text about the closing for shoppers; may be empty.
   * @example "Cerramos por vacaciones: tu pedido empieza el 11 de enero."
   */
  note!: string;
}

/** How much the workshop makes. */
export class CapacityDto {
  /**
   * Pieces a week; null while it does not move dates.
   * @example 40
   */
  piecesPerWeek!: number | null;
}

/** Lead times and shipping. */
export class DeliverySettingsDto {
  /**
   * Fewest and most business days of a regular order.
   * @example [15, 20]
   */
  standard!: number[];

  /**
   * Fewest and most business days with express service.
   * @example [5, 8]
   */
  express!: number[];

  /**
   * Regular shipping in whole pesos, about; paid on delivery.
   * @example 25000
   */
  shippingEstimate!: number;
}

/** The shop's own data, as pages show it. */
export class SettingsDto {
  /** How to reach the shop. */
  contact!: ContactSettingsDto;

  /** Where the shop shows its work. */
  social!: SocialSettingsDto;

  /** The seller. */
  legal!: LegalSettingsDto;

  /** Null until the owner fills it in: then nothing can be paid by bank transfer. */
  bank!: BankSettingsDto | null;

  /** Payments by card, PSE and Nequi. */
  card!: CardSettingsDto;

  /** Ratings of products. */
  rating!: RatingSettingsDto;

  /** Short texts of the pages. */
  texts!: TextsDto;

  /** Lead times and shipping; null while the catalogue cannot be read. */
  delivery!: DeliverySettingsDto | null;

  /** Null while the workshop works; no day of it counts for a delivery. */
  closing!: ClosingDto | null;

  /** Whether pages show the notice of the closing: from 45 days before its first day until its last one. */
  showsClosing!: boolean;

  /** How much the workshop makes. */
  capacity!: CapacityDto;
}

export function toSettingsDto(settings: ShownSettings): SettingsDto {
  const { contact, social, legal, bank, card, rating, texts, delivery, closing, showsClosing, capacity } = settings;
  return {
    contact,
    social,
    legal,
    bank,
    card,
    rating,
    texts,
    closing,
    showsClosing,
    capacity,
    delivery: delivery && { ...delivery, standard: [...delivery.standard], express: [...delivery.express] },
  };
}
