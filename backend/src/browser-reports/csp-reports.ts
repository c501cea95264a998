/** A violation of the content security policy, as far as it is counted. It names no person and no full URL. */
export interface CspViolation {
  /** What the policy stopped. */
  readonly kind: (typeof KINDS)[number] | 'other';
  /** Origin of what was stopped, or a word of the standard such as `inline`. */
  readonly blocked: string;
  /** Path of the page, without its query. */
  readonly path: string;
}

/** Directives of the policy that stop code or a leak of what is typed. */
const KINDS = ['script', 'connect', 'frame', 'form'] as const;

/** A browser that reports more at once repeats itself. */
const MAX_VIOLATIONS = 10;

/** Code that an extension of the browser adds is no change of the shop's pages. */
const EXTENSION = /^(?:[a-z-]*extension|about|chrome|resource)\b/;

/**
 * The violations of a report, in the format of `report-uri` or of the Reporting API, without those that extensions of the browser cause.
 * Anything else is no violation.
 */
export function cspViolations(body: unknown): CspViolation[] {
  const reports = Array.isArray(body) ? body.slice(0, MAX_VIOLATIONS) : [body];
  return reports.flatMap((report) => {
    const fields = fieldsOf(fieldsOf(report)['csp-report'] ?? fieldsOf(report)['body']);
    const directive = textOf(
      fields['effective-directive'] ?? fields['effectiveDirective'] ?? fields['violated-directive'],
    );
    const blocked = textOf(fields['blocked-uri'] ?? fields['blockedURL']);
    const source = textOf(fields['source-file'] ?? fields['sourceFile']);
    if (!directive || EXTENSION.test(blocked) || EXTENSION.test(source)) return [];
    const kind = KINDS.find((one) => directive.startsWith(one)) ?? 'other';
    return [
      { kind, blocked: originOf(blocked), path: pathOf(textOf(fields['document-uri'] ?? fields['documentURL'])) },
    ];
  });
}

const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>;
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2_000) : '');

/** Words such as `inline`, `eval` and `data` have no origin. */
function originOf(blocked: string): string {
  const url = URL.canParse(blocked) ? new URL(blocked) : null;
  return url?.host ? url.origin : (/^[a-z-]{1,20}/.exec(blocked)?.[0] ?? '');
}

function pathOf(page: string): string {
  return URL.canParse(page) ? new URL(page).pathname : '';
}
