import { CatalogueChanges } from '../../src/catalogue/application/catalogue-changes.port.js';

/** Announces a change when the test says so. */
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
