import type { ChangeDto, ShopRowDto } from '../../../api/back-office.api';
import { type Edit, isSame, keyOf } from '../draft/changes';
import type { TypedEdit, TypedEdits } from '../draft/typed-edits';
import { insertedAt } from '../../../domain/lists';

/** The photo fields of a product, as the API names them. */
export interface ProductPhotos {
  /** Ids in order, the main photo first. */
  pictures: readonly string[];
  /** Ids of the photos that show the product without embroidery. */
  plainPictures: readonly string[];
  /** Alternative texts by id. Those of removed photos stay, so that a restored photo has its text. */
  pictureAlts: Readonly<Record<string, string>>;
  /** Id of the photo that shows the product open, beside its measures; null when there is none. */
  openPicture: string | null;
}

/** Changes the photos as they are at that moment, also after the screen was left. */
export type EditPhotos = (change: (photos: ProductPhotos) => ProductPhotos) => void;

/** Maximum number of photos of a product in the API. */
export const MAX_PHOTOS = 12;

/** Maximum number of texts of a product in the API, including those of removed photos. */
const MAX_TEXTS = 60;

const FIELDS = ['pictures', 'plainPictures', 'pictureAlts', 'openPicture'] as const;

export const NO_PHOTOS: ProductPhotos = { pictures: [], plainPictures: [], pictureAlts: {}, openPicture: null };

const fieldOf = ({ id }: ShopRowDto, field: keyof ProductPhotos) => ({ entity: 'product' as const, id, field });

/** Returns the photos of a stored product with the changes of the draft and the unsaved edits applied. */
export function readPhotos(row: ShopRowDto, changes: readonly ChangeDto[], typed: TypedEdits): ProductPhotos {
  const photos = FIELDS.map((field) => {
    const key = keyOf(fieldOf(row, field));
    const change = changes.find((one) => keyOf(one) === key);
    // Null is a value: no open photo.
    const edited = typed[key]?.value !== undefined ? typed[key].value : change?.value;
    const value: unknown = edited !== undefined ? edited : (row.values[field] ?? NO_PHOTOS[field]);
    return [field, value] as const;
  });
  return Object.fromEntries(photos) as unknown as ProductPhotos;
}

/** Returns the edits between two states of the photos, by field key. */
export function photoEdits(row: ShopRowDto, current: ProductPhotos, next: ProductPhotos): Record<string, TypedEdit> {
  const changed = FIELDS.filter((field) => !isSame(valueOf(current, field), valueOf(next, field)));
  return Object.fromEntries(
    changed.map((field) => {
      const expected = (row.values[field] ?? null) as Edit['expected'];
      const value = valueOf(next, field);
      // The order of these ids has no meaning: the stored order makes an undone edit leave the draft.
      const isUndone = field === 'plainPictures' && isSame(sortedIds(value), sortedIds(expected));
      const edit = { ...fieldOf(row, field), value: isUndone ? expected : value, expected, text: '' };
      return [keyOf(edit), edit];
    }),
  );
}

const sortedIds = (ids: Edit['value']) => (Array.isArray(ids) ? [...(ids as string[])].sort() : ids);
const valueOf = (photos: ProductPhotos, field: keyof ProductPhotos) => photos[field] as unknown as Edit['value'];

/** Returns the API's error messages about the photos of a product. */
export function photoProblems(row: ShopRowDto, typed: TypedEdits): string[] {
  return FIELDS.flatMap((field) => typed[keyOf(fieldOf(row, field))]?.problem ?? []);
}

/** Moves a photo to another index; an index outside of the list changes nothing. */
export function movePhoto(photos: ProductPhotos, id: string, to: number): ProductPhotos {
  if (!photos.pictures[to] || !photos.pictures.includes(id)) return photos;
  return {
    ...photos,
    pictures: insertedAt(
      photos.pictures.filter((other) => other !== id),
      to,
      id,
    ),
  };
}

/** Text and kind of a photo, as the person enters them. */
export interface PhotoDetails {
  alt: string;
  /** True when it shows the product without embroidery. */
  plain: boolean;
}

export function photoDetails({ plainPictures, pictureAlts }: ProductPhotos, id: string): PhotoDetails {
  return { alt: pictureAlts[id] ?? '', plain: plainPictures.includes(id) };
}

/** Sets the details of a photo. An empty text is not stored, because the API rejects it. */
export function describePhoto(photos: ProductPhotos, id: string, { alt, plain }: PhotoDetails): ProductPhotos {
  const { [id]: _, ...others } = photos.pictureAlts;
  const plainPictures = photos.plainPictures.filter((other) => other !== id);
  return {
    ...photos,
    plainPictures: plain ? [...plainPictures, id] : plainPictures,
    pictureAlts: alt.trim() ? { ...textsToKeep(photos, others), [id]: alt.trim() } : others,
  };
}

/** Returns texts with space for one more: those of removed photos are dropped first. */
function textsToKeep({ pictures }: ProductPhotos, texts: ProductPhotos['pictureAlts']): ProductPhotos['pictureAlts'] {
  const isLinked = ([id]: [string, string]) => pictures.includes(id);
  const entries = Object.entries(texts);
  return Object.fromEntries(
    [...entries.filter(isLinked), ...entries.filter((entry) => !isLinked(entry))].slice(0, MAX_TEXTS - 1),
  );
}

/** Adds a photo at the end. One that the product already has stays where it is. */
export function addPhoto(photos: ProductPhotos, id: string): ProductPhotos {
  return photos.pictures.includes(id) ? photos : { ...photos, pictures: [...photos.pictures, id] };
}

/** Unlinks a photo from the product. */
export function removePhoto(photos: ProductPhotos, id: string): ProductPhotos {
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    ...photos,
    pictures: others(photos.pictures),
    plainPictures: others(photos.plainPictures),
    openPicture: photos.openPicture === id ? null : photos.openPicture,
  };
}

/** Makes a photo the one that shows the product open, or an ordinary one again. */
export function toggleOpenPhoto(photos: ProductPhotos, id: string): ProductPhotos {
  return { ...photos, openPicture: photos.openPicture === id ? null : id };
}
