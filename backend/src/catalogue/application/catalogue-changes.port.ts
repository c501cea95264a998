/** Tells of every change of the stored catalogue, whoever made it and on whichever instance. */
export abstract class CatalogueChanges {
  /** False while changes may be missed, for example because the database is away. */
  abstract readonly listening: boolean;

  /** Calls back after a change, and each time listening begins because one may have been missed before. */
  abstract subscribe(changed: () => void): void;
}
