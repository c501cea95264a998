interface ProductPictures {
  /** The subject of the product's pictures. */
  subject: string;
  /** The name embroidered in the picture with embroidery. */
  embroideredName?: string;
}

/** Folder under `public/assets/products` to the content of its pictures. Update it when a picture is replaced. */
const PRODUCTS: Record<string, ProductPictures | undefined> = {
  'bolso-mariposa': {
    subject: 'Bolso Mariposa rosado con alas en cuero claro y antenas metálicas',
    embroideredName: 'Antonella',
  },
  cambiador: { subject: 'Cambiador acolchado en cuero crema y café, parcialmente enrollado' },
  'lonchera-baul': {
    subject: 'Lonchera Baúl roja de tapa curva con hebillas de acero',
    embroideredName: 'Martín',
  },
  'lonchera-porta-biberones': {
    subject: 'Lonchera Porta Biberones verde salvia junto a un biberón',
    embroideredName: 'Salomé',
  },
  'maleta-viajera': {
    subject: 'Maleta Viajera morada con asas de reata y esquineros de cuero',
    embroideredName: 'Isabella',
  },
  'mochila-clasica': { subject: 'Mochila Clásica negra con vivos cognac, bolsillo frontal y llavero con pompón' },
  'mochila-leon': { subject: 'Mochila León color camel con carita de león en apliques de cuero' },
  'mochila-milano': {
    subject: 'Mochila Milano azul con solapa, correas de reata y hebillas de acero',
    embroideredName: 'Thiago',
  },
  'organizador-de-higiene': {
    subject: 'Organizador de Higiene color rosado con cierre perimetral y franja de reata',
    embroideredName: 'Luciana',
  },
  'organizador-de-mudas': {
    subject: 'Organizador de Mudas: dos sobres de cuero celeste y crema con cierre',
    embroideredName: 'Mateo',
  },
  'panalera-multifuncional': {
    subject: 'Pañalera Multifuncional de cuero PVC color café con correas de reata tejida',
    embroideredName: 'Emilia',
  },
  portadocumentos: { subject: 'Portadocumentos café con reata y broche de acero, junto a una chupeta' },
  portachupeta: { subject: 'Portachupeta rosado con mosquetón de acero y chupeta' },
};

const VIEWS: Record<string, string> = {
  blank: ', vista frontal',
  'angle-1': ', vista tres cuartos',
  detail: ', detalle de costuras y herrajes',
  'blank-detail': ' sin bordado, detalle del cuero y los herrajes',
};

/** Views in which the name is legible. */
const NAMED_VIEWS = new Set(['bordado', 'angle-1']);

/** Alternative text of `/assets/products/<folder>/<view>.webp`; undefined for an unknown picture. */
export function productPictureAlt(path: string): string | undefined {
  const [, folder = '', view = ''] = /products\/([^/]+)\/([^/.]+)\.\w+$/.exec(path) ?? [];
  const product = PRODUCTS[folder];
  if (!product) return undefined;
  const name =
    product.embroideredName && NAMED_VIEWS.has(view) ? ` con nombre bordado «${product.embroideredName}»` : '';
  return product.subject + (VIEWS[view] ?? '') + name;
}
