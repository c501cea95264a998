/** One statement and the gauges that its rows set. */
export interface GaugeQuery {
  /** Columns that are labels. Their values come from code, never from a person. */
  readonly labels: readonly string[];
  /** Name of the metric and its help, by the column that has the value. */
  readonly gauges: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
  /** Reads rows of a short time, or a limited number of them, however large the shop is. A row with a null value sets no gauge. */
  readonly statement: string;
  readonly values?: readonly unknown[];
}
