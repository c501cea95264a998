import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Optional } from './field.styles';

interface FieldLabelProps extends ComponentProps<'label'> {
  label: string;
  required: boolean | undefined;
}

/** The label of a field: a star marks a required one, and "(opcional)" any other. */
export function FieldLabel({ label, required, ...attributes }: FieldLabelProps) {
  return (
    <label {...attributes}>
      <span>{`${label} `}</span>
      {required ? <Star aria-hidden="true">*</Star> : <Optional>(opcional)</Optional>}
    </label>
  );
}

const Star = styled.span`
  color: var(--danger);
`;
