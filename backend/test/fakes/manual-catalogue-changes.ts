import { CatalogueChanges } from '../../src/catalogue/application/catalogue-changes.port.js';

/** Changes that a test announces itself. */
export class ManualCatalogueChanges extends CatalogueChanges {
  listening = true;
  private readonly subscribers: (() => void)[] = [];

  subscribe(changed: () => void): void {
    this.subscribers.push(changed);
  }

  announce(): void {
    this.subscribers.forEach((changed) => changed());
  }
}
