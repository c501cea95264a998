/** The sessions of all browsers, seen from the side that ends them. */
export abstract class Sessions {
  abstract endAll(accountId: string): Promise<void>;
}
