/** Ends sessions of all browsers. */
export abstract class Sessions {
  abstract endAll(accountId: string): Promise<void>;
}
