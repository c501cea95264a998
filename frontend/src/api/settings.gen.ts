import { baseApi as api } from './base-api';
export const addTagTypes = ['settings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
        query: () => ({ url: `/api/settings` }),
        providesTags: ['settings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as settingsGenerated };
export type GetSettingsApiResponse =
  /** status 200 The data of the shop; null for what is not filled in yet. */ SettingsDto;
export type GetSettingsApiArg = void;
export type ContactSettingsDto = {
  /** As people read it; null until the owner fills it in. */
  phone: string | null;
  /** Receives chats: digits with country code, for `https://wa.me/`; null until the owner fills it in. */
  whatsapp: string | null;
  /** Receives what shoppers write. */
  email: string;
  /** Where the workshop is. */
  address: string;
  /** Hours in which the shop answers. */
  hours: string;
};
export type SocialSettingsDto = {
  /** Profile on Instagram. */
  instagram: string;
  /** Page on Facebook. */
  facebook: string;
};
export type LegalSettingsDto = {
  /** Name of the seller. */
  name: string;
  /** NIT; null until the owner fills it in. */
  taxId: string | null;
};
export type BankSettingsDto = {
  /** Name of the bank. */
  name: string;
  /** Kind of account. */
  type: string;
  /** Number of the account. */
  account: string;
  /** In whose name the account is. */
  holder: string;
};
export type CardSettingsDto = {
  /** `widget`: in the provider's form over the shop's page, or on the provider's page; `page`: only there, so that the shop's pages load no
    script of the provider. */
  way: 'widget' | 'page';
};
export type RatingSettingsDto = {
  /** Whether products without reviews show the fixed rating of 4.9. */
  shown: boolean;
};
export type TextsDto = {
  /** Shown above every page; null while there is none. */
  announcement: string | null;
  /** Below the heading of the home page. */
  homeLead: string;
  /** In the part of the home page about the workshop. */
  aboutLead: string;
  /** Below the logo at the end of each page. */
  footerAbout: string;
};
export type DeliverySettingsDto = {
  /** Fewest and most business days of a regular order. */
  standard: number[];
  /** Fewest and most business days with express service. */
  express: number[];
  /** Regular shipping in whole pesos, about; paid on delivery. */
  shippingEstimate: number;
};
export type ClosingDto = {
  /** First day closed, in Bogota. */
  from: string;
  /** Last day closed, in Bogota. */
  until: string;
  /** Text about the closing for shoppers; may be empty. */
  note: string;
};
export type CapacityDto = {
  /** Pieces a week; null while it does not move dates. */
  piecesPerWeek: number | null;
};
export type SettingsDto = {
  /** How to reach the shop. */
  contact: ContactSettingsDto;
  /** Where the shop shows its work. */
  social: SocialSettingsDto;
  /** The seller. */
  legal: LegalSettingsDto;
  /** Null until the owner fills it in: then nothing can be paid by bank transfer. */
  bank: BankSettingsDto | null;
  /** Payments by card, PSE and Nequi. */
  card: CardSettingsDto;
  /** Ratings of products. */
  rating: RatingSettingsDto;
  /** Short texts of the pages. */
  texts: TextsDto;
  /** Lead times and shipping; null while the catalogue cannot be read. */
  delivery: DeliverySettingsDto | null;
  /** Null while the workshop works; no day of it counts for a delivery. */
  closing: ClosingDto | null;
  /** Whether pages show the notice of the closing: from 45 days before its first day until its last one. */
  showsClosing: boolean;
  /** How much the workshop makes. */
  capacity: CapacityDto;
};
export type ErrorDto = {
  /** The HTTP status, again. */
  statusCode: number;
  /** Stable machine-readable name of the error. */
  code: string;
  /** One Spanish sentence for the person. */
  message: string;
  /** Only where fields are at fault: field name to one sentence. */
  fields?: {
    [key: string]: string;
  };
  /** Equals the `X-Request-Id` header; quote it when you ask for help. */
  requestId: string;
};
export const { useGetSettingsQuery } = injectedRtkApi;
