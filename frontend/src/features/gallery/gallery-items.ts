import { galleryPictures } from '../../pictures/gallery.gen';
import type { PictureEntry } from '../../pictures/picture-entry';
import { storyPictures } from '../../pictures/story.gen';

/** A picture of a gallery with its texts. */
export interface GalleryItem {
  id: string;
  picture: PictureEntry;
  alt: string;
  title: string;
  description: string;
}

const pictures = { ...galleryPictures, 'embroidery/11': storyPictures.embroidery };

type PictureId = keyof typeof pictures;

const embroidery = (id: PictureId, category: string, name: string, description: string): GalleryItem => ({
  id,
  picture: pictures[id],
  alt: `${description}, con «${name}» bordado`,
  title: `${category}: ${name}`,
  description,
});

const strap = (id: PictureId, title: string, description: string): GalleryItem => ({
  id,
  picture: pictures[id],
  alt: `Reata importada ${title}`,
  title,
  description,
});

/** Embroideries by category, in the order of the pictures. */
export const embroideries: readonly GalleryItem[] = [
  embroidery('embroidery/01', 'Safari', 'Matías', 'León, hilo crema sobre cuero café'),
  embroidery('embroidery/02', 'Safari', 'Salomé', 'Jirafa, hilo blanco sobre cuero verde salvia'),
  embroidery('embroidery/03', 'Safari', 'Tomás', 'Elefante, hilo azul sobre cuero crema'),
  embroidery('embroidery/04', 'Kawaii', 'Sara', 'Gatito, hilo blanco sobre cuero rosado'),
  embroidery('embroidery/05', 'Kawaii', 'Luna', 'Arcoíris, hilo blanco sobre cuero celeste'),
  embroidery('embroidery/06', 'Kawaii', 'Mía', 'Conejito, hilo crema sobre cuero vino'),
  embroidery('embroidery/07', 'Fantasía', 'Victoria', 'Castillo, hilo crema sobre cuero morado'),
  embroidery('embroidery/08', 'Fantasía', 'Zoe', 'Hada, hilo vino sobre cuero rosado'),
  embroidery('embroidery/09', 'Fantasía', 'Gabriela', 'Princesa, hilo crema sobre cuero rojo'),
  embroidery('embroidery/10', 'Fantasía', 'Valentina', 'Unicornio, hilo lila sobre cuero morado'),
  embroidery('embroidery/11', 'Ositos tiernos', 'Samuel', 'Osito, hilo crema sobre cuero azul'),
  embroidery('embroidery/12', 'Ositos tiernos', 'Juan José', 'Osito, hilo café sobre cuero crema'),
  embroidery('embroidery/13', 'Náutico', 'Nicolás', 'Ancla, hilo azul sobre cuero crema'),
  embroidery('embroidery/14', 'Náutico', 'Emiliano', 'Velero, hilo blanco sobre cuero azul'),
  embroidery('embroidery/15', 'Nombres personalizados', 'María José', 'Flores doradas, hilo dorado sobre cuero negro'),
  embroidery('embroidery/16', 'Nombres personalizados', 'A & M', 'Iniciales y flores, hilo dorado sobre cuero vino'),
  embroidery('embroidery/17', 'Animales', 'Joaquín', 'Dinosaurio, hilo blanco sobre cuero rojo'),
  embroidery('embroidery/18', 'Flores', 'Celeste', 'Ramo de flores, hilo blanco sobre cuero negro'),
  embroidery('embroidery/19', '3D', 'Amelia', 'Mariposa, hilo fucsia sobre cuero rosado'),
];

/** Woven straps. */
export const straps: readonly GalleryItem[] = [
  strap('straps/01', 'Rombos étnicos terracota', 'Terracota, amarillo y marino sobre crudo'),
  strap('straps/02', 'Espiga negro y crema', 'Espiga ancha de alto contraste'),
  strap('straps/03', 'Rayas camel', 'Camel, café y crema a lo largo'),
  strap('straps/04', 'Corazones rosa', 'Corazones sobre rosado suave'),
  strap('straps/05', 'Zigzag azul marino', 'Marino con oro, celeste y blanco'),
  strap('straps/06', 'Estrellas marino y oro', 'Estrellas doradas sobre marino'),
  strap('straps/07', 'Flores lavanda', 'Flores lavanda con borde amarillo'),
  strap('straps/08', 'Rombos verde selva', 'Verde, rojo y amarillo sobre crudo'),
  strap('straps/09', 'Rayas clásicas rojo', 'Rojo, marino y blanco'),
  strap('straps/10', 'Anclas náuticas', 'Anclas marino con borde rojo'),
  strap('straps/11', 'Espiga rosa y vino', 'Espiga vino sobre rosado'),
  strap('straps/12', 'Huellitas café', 'Huellitas café sobre arena'),
  strap('straps/13', 'Mariposas fucsia', 'Mariposas fucsia con borde morado'),
];
