import { styled } from 'styled-components';
import type { Design } from './embroidery/design';
import { motifUrl } from './embroidery/design-pictures';
import type { MeasuredName } from './embroidery/name-measures';
import type { View } from './embroidery/views';

interface EmbroideryPlanProps {
  design: Design;
  /** Undefined when only the patch is sewn. */
  name: MeasuredName | undefined;
  view: View;
  /** The measures as text, which the page also shows beside the plan. */
  label: string;
}

/** Margin in millimetres. */
const MARGIN = 5;

/** Plan of the flat embroidery field with the name, the patch and the field's centre lines. */
export function EmbroideryPlan({ design, name, view: { field, motif }, label }: EmbroideryPlanProps) {
  const [x, y] = [motif.x - motif.size / 2, motif.y - motif.size / 2];
  const left = Math.min(0, x) - MARGIN;
  const top = Math.min(0, y) - MARGIN;
  const width = Math.max(field.width, x + motif.size) + MARGIN - left;
  const height = Math.max(field.height, y + motif.size) + MARGIN - top;
  return (
    <Drawing viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={label}>
      <rect width={field.width} height={field.height} />
      <path d={`M${field.width / 2} 0v${field.height}M0 ${field.height / 2}h${field.width}`} />
      {design.motif !== 'none' && (
        <image href={motifUrl(design.motif)} x={x} y={y} width={motif.size} height={motif.size} />
      )}
      {name && (
        <path
          className="name"
          d={name.path}
          transform={`translate(${name.left + name.origin.x} ${name.top + name.origin.y}) scale(${name.unit} ${-name.unit})`}
        />
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-height: 320px;
  border-radius: var(--radius-2);
  background: var(--surface-raised);
  @media print {
    max-height: 52mm;
  }
  rect {
    fill: none;
    stroke: var(--text-soft);
    stroke-width: 0.8;
    stroke-dasharray: 4 2;
  }
  path {
    fill: none;
    stroke: var(--border-strong);
    stroke-width: 0.3;
  }
  .name {
    fill: var(--text);
    stroke: none;
  }
`;
