import type { PieceDesign } from '../../domain/piece-design';
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
  /** What of it can be chosen in the customiser; cream thread is what the photo shows, so that it is no choice. */
  design: Partial<PieceDesign>;
}

const pictures = { ...galleryPictures, 'embroidery/11': storyPictures.embroidery };

type PictureId = keyof typeof pictures;

const embroidery = (
  id: PictureId,
  category: string,
  name: string,
  description: string,
  design: Partial<PieceDesign>,
): GalleryItem => ({
  id,
  picture: pictures[id],
  alt: `${description}, con «${name}» bordado`,
  title: `${category}: ${name}`,
  description,
  design,
});

const strap = (id: PictureId, title: string, description: string, option: string): GalleryItem => ({
  id,
  picture: pictures[id],
  alt: `Reata importada ${title}`,
  title,
  description,
  design: { strap: option },
});

/** Embroideries by category, in the order of the pictures. */
export const embroideries: readonly GalleryItem[] = [
  embroidery('embroidery/01', 'Safari', 'Matías', 'León, hilo crema sobre cuero café', {
    motif: 'lion',
    letter: 'elegant',
    bagColour: 'brown',
  }),
  embroidery('embroidery/02', 'Safari', 'Salomé', 'Jirafa, hilo blanco sobre cuero verde salvia', {
    motif: 'giraffe',
    letter: 'playful',
    thread: 'white',
  }),
  embroidery('embroidery/03', 'Safari', 'Tomás', 'Elefante, hilo azul sobre cuero crema', {
    motif: 'elephant',
    letter: 'playful',
    thread: 'blue',
  }),
  embroidery('embroidery/04', 'Kawaii', 'Sara', 'Gatito, hilo blanco sobre cuero rosado', {
    motif: 'cat',
    letter: 'playful',
    thread: 'white',
    bagColour: 'pink',
    strap: 'pink-hearts',
  }),
  embroidery('embroidery/05', 'Kawaii', 'Luna', 'Arcoíris, hilo blanco sobre cuero celeste', {
    motif: 'rainbow',
    letter: 'playful',
    thread: 'white',
    strap: 'navy-zigzag',
  }),
  embroidery('embroidery/06', 'Kawaii', 'Mía', 'Conejito, hilo crema sobre cuero vino', {
    motif: 'bunny',
    letter: 'elegant',
    strap: 'pink-herringbone',
  }),
  embroidery('embroidery/07', 'Fantasía', 'Victoria', 'Castillo, hilo crema sobre cuero morado', {
    motif: 'castle',
    letter: 'elegant',
    bagColour: 'purple',
    strap: 'lavender-flowers',
  }),
  embroidery('embroidery/08', 'Fantasía', 'Zoe', 'Hada, hilo vino sobre cuero rosado', {
    motif: 'fairy',
    letter: 'playful',
    bagColour: 'pink',
    strap: 'butterflies',
  }),
  embroidery('embroidery/09', 'Fantasía', 'Gabriela', 'Princesa, hilo crema sobre cuero rojo', {
    motif: 'princess',
    letter: 'elegant',
    bagColour: 'red',
    strap: 'red-stripes',
  }),
  embroidery('embroidery/10', 'Fantasía', 'Valentina', 'Unicornio, hilo lila sobre cuero morado', {
    motif: 'unicorn',
    letter: 'playful',
    thread: 'pink',
    bagColour: 'purple',
    strap: 'lavender-flowers',
  }),
  embroidery('embroidery/11', 'Ositos tiernos', 'Samuel', 'Osito, hilo crema sobre cuero azul', {
    motif: 'bear',
    letter: 'elegant',
    bagColour: 'navy',
    strap: 'navy-zigzag',
  }),
  embroidery('embroidery/12', 'Ositos tiernos', 'Juan José', 'Osito, hilo café sobre cuero crema', {
    motif: 'bear',
    letter: 'playful',
    strap: 'paw-prints',
  }),
  embroidery('embroidery/13', 'Náutico', 'Nicolás', 'Ancla, hilo azul sobre cuero crema', {
    motif: 'anchor',
    letter: 'classic',
    thread: 'blue',
    strap: 'anchors',
  }),
  embroidery('embroidery/14', 'Náutico', 'Emiliano', 'Velero, hilo blanco sobre cuero azul', {
    motif: 'sailboat',
    letter: 'playful',
    thread: 'white',
    bagColour: 'navy',
    strap: 'navy-stars',
  }),
  embroidery('embroidery/15', 'Nombres personalizados', 'María José', 'Flores doradas, hilo dorado sobre cuero negro', {
    motif: 'flowers',
    letter: 'elegant',
    thread: 'gold',
    bagColour: 'black',
    strap: 'black-herringbone',
  }),
  embroidery('embroidery/16', 'Nombres personalizados', 'A & M', 'Iniciales y flores, hilo dorado sobre cuero vino', {
    motif: 'flowers',
    letter: 'classic',
    thread: 'gold',
    strap: 'pink-herringbone',
  }),
  embroidery('embroidery/17', 'Animales', 'Joaquín', 'Dinosaurio, hilo blanco sobre cuero rojo', {
    motif: 'dinosaur',
    letter: 'playful',
    thread: 'white',
    bagColour: 'red',
    strap: 'red-stripes',
  }),
  embroidery('embroidery/18', 'Flores', 'Celeste', 'Ramo de flores, hilo blanco sobre cuero negro', {
    motif: 'flowers',
    letter: 'elegant',
    thread: 'white',
    bagColour: 'black',
    strap: 'butterflies',
  }),
  embroidery('embroidery/19', '3D', 'Amelia', 'Mariposa, hilo fucsia sobre cuero rosado', {
    motif: 'butterfly',
    letter: 'elegant',
    bagColour: 'pink',
    strap: 'butterflies',
  }),
];

/** Woven straps. */
export const straps: readonly GalleryItem[] = [
  strap('straps/01', 'Rombos étnicos terracota', 'Terracota, amarillo y marino sobre crudo', 'ethnic-diamonds'),
  strap('straps/02', 'Espiga negro y crema', 'Espiga ancha de alto contraste', 'black-herringbone'),
  strap('straps/03', 'Rayas camel', 'Camel, café y crema a lo largo', 'camel-stripes'),
  strap('straps/04', 'Corazones rosa', 'Corazones sobre rosado suave', 'pink-hearts'),
  strap('straps/05', 'Zigzag azul marino', 'Marino con oro, celeste y blanco', 'navy-zigzag'),
  strap('straps/06', 'Estrellas marino y oro', 'Estrellas doradas sobre marino', 'navy-stars'),
  strap('straps/07', 'Flores lavanda', 'Flores lavanda con borde amarillo', 'lavender-flowers'),
  strap('straps/08', 'Rombos verde selva', 'Verde, rojo y amarillo sobre crudo', 'jungle-diamonds'),
  strap('straps/09', 'Rayas clásicas rojo', 'Rojo, marino y blanco', 'red-stripes'),
  strap('straps/10', 'Anclas náuticas', 'Anclas marino con borde rojo', 'anchors'),
  strap('straps/11', 'Espiga rosa y vino', 'Espiga vino sobre rosado', 'pink-herringbone'),
  strap('straps/12', 'Huellitas café', 'Huellitas café sobre arena', 'paw-prints'),
  strap('straps/13', 'Mariposas fucsia', 'Mariposas fucsia con borde morado', 'butterflies'),
];
