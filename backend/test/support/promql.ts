import { parser } from '@prometheus-io/lezer-promql';

/** A condition on a label, as in `{status=~"5.."}`. */
export interface Matcher {
  readonly label: string;
  readonly operator: string;
  readonly value: string;
}

/** What one PromQL query reads. */
export interface Query {
  readonly selectors: readonly { readonly metric: string; readonly matchers: readonly Matcher[] }[];
  /** Labels of `by (…)`. */
  readonly grouping: readonly string[];
}

/** Reads a query with the grammar of Prometheus; throws for one that is not valid. */
export function readQuery(text: string): Query {
  const selectors: { metric: string; matchers: Matcher[] }[] = [];
  const grouping: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      const words = text.slice(from, to);
      if (type.isError) throw new Error(`not PromQL at ${from}: ${text}`);
      if (type.name === 'VectorSelector') selectors.push({ metric: /^[\w:]+/.exec(words)?.[0] ?? '', matchers: [] });
      if (type.name === 'UnquotedLabelMatcher') {
        const [, label = '', operator = '', value = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(words) ?? [];
        selectors.at(-1)!.matchers.push({ label, operator, value });
      }
      if (type.name === 'GroupingLabels')
        for (const label of node.getChildren('LabelName')) grouping.push(text.slice(label.from, label.to));
    },
  });
  return { selectors, grouping };
}

/** The label values of each metric in the text that a scrape answers, by metric and label. */
export function readScrape(text: string): Map<string, Map<string, Set<string>>> {
  const metrics = new Map<string, Map<string, Set<string>>>();
  for (const [, metric = '', labels = ''] of text.matchAll(/^([\w:]+)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(metric) ?? new Map<string, Set<string>>();
    metrics.set(metric, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(?:^|,)(\w+)="((?:[^"\\]|\\.)*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return metrics;
}
