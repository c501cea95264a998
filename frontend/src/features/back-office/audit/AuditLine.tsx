import { styled } from 'styled-components';
import type { AuditEntryDto } from '../../../api/audit.api';
import { showTime } from '../../../shared/lib/moments';
import { Initial } from '../fields/by-day';

/** Shown for a value that was removed. */
const NOTHING = 'nada';

/** One entry of the log. Its changed values, if any, unfold below. */
export function AuditLine({ entry }: { entry: AuditEntryDto }) {
  const { actor, summary, at, changes } = entry;
  return (
    <Line>
      <Initial aria-hidden="true">{actor.charAt(0).toUpperCase()}</Initial>
      <div>
        <p>{summary}</p>
        <small>{showTime(at)}</small>
        {changes.length > 0 && (
          <details>
            <summary>Antes y después</summary>
            <dl>
              {changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{before === null ? (after ?? NOTHING) : `${before} → ${after ?? NOTHING}`}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
  min-height: 56px;
  padding: var(--space-10) var(--space-14);
  line-height: 1.35;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--border);
  }
  small,
  details {
    color: var(--text-soft);
    font-size: var(--font-size-xs);
    font-variant-numeric: tabular-nums;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
    text-decoration: underline;
  }
  dl {
    display: grid;
    gap: var(--space-6);
  }
  dt {
    font-weight: 600;
  }
`;
