import type { SettingsDto } from '../api/settings.api';

/** A shop whose owner has entered all data. */
export const settings: SettingsDto = {
  contact: {
    phone: '+57 300 000 0000',
    whatsapp: '573000000000',
    email: 'hola@sigerist.co',
    address: 'Medellín, Antioquia, Colombia',
    hours: 'Lunes a sábado, 9:00 a 18:00',
  },
  social: {
    instagram: 'https://www.instagram.com/sigerist.co',
    facebook: 'https://www.facebook.com/sigerist.co',
  },
  legal: { name: 'Sigerist', taxId: '900.000.000-0' },
  bank: { name: 'Bancolombia', type: 'Ahorros', account: '000-000000-00', holder: 'Sigerist' },
  card: { way: 'widget' },
  rating: { shown: true },
  texts: {
    announcement: 'Hecho a mano en Medellín. Enviamos a toda Colombia',
    homeLead: 'Pañaleras, mochilas y maletas de lujo para tu bebé.',
    aboutLead: 'Por eso ningún bolso es igual a otro.',
    footerAbout: 'Bolsos y accesorios de bebé bordados con su nombre.',
  },
  delivery: { standard: [15, 20], express: [5, 8], shippingEstimate: 25_000 },
  closing: null,
  showsClosing: false,
  capacity: { piecesPerWeek: null },
};

/** A shop in production whose owner has not entered any data yet. */
export const emptySettings: SettingsDto = {
  ...settings,
  contact: { ...settings.contact, phone: null, whatsapp: null },
  legal: { ...settings.legal, taxId: null },
  bank: null,
};
