/** Reports every change of the stored catalogue, from any instance or SQL client. */
export abstract class CatalogueChanges {
  /** False while changes may be missed, for example because the database is unavailable. */
  abstract readonly listening: boolean;

  /** Calls back after a change, and each time listening begins because one may have been missed before. */
  abstract subscribe(changed: () => void): void;
}
