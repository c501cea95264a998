import type { Picture } from '../domain/picture.js';

/** Position of a picture in the list. */
export type PicturePosition = Pick<Picture, 'createdAt' | 'id'>;

/** Data of the pictures in the store. A picture is added after its files, and never removed. */
export abstract class Pictures {
  /** Keeps the first of two pictures with the same id, and answers it. */
  abstract add(picture: Picture): Promise<Picture>;

  abstract find(id: string): Promise<Picture | null>;

  /** Those of these ids that exist. */
  abstract existing(ids: readonly string[]): Promise<Set<string>>;

  /** The newest first. */
  abstract page(filter: { after?: PicturePosition; limit: number }): Promise<Picture[]>;
}
