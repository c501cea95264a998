import { useId } from 'react';
import { styled } from 'styled-components';
import type { ShopRowDto } from '../../../api/back-office.api';
import {
  DESIGN_FIELDS,
  type DesignField,
  optionKind,
  type PhotoDesign,
  questionTitle,
} from '../../../domain/piece-design';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { isSame } from '../draft/changes';
import { useEdit, usePresentRows } from '../draft/use-present-rows';
import { ChangedIcon } from '../fields/ChangedIcon';
import { Rows } from '../fields/Rows';
import { byPosition } from '../order/use-move-rows';

/** What the product's pictures show: what a shopper does not choose is made like it, at no charge. */
export function PhotoDesignPanel({ row }: { row: ShopRowDto }) {
  return <Rows of={['option']}>{({ option }) => <PhotoDesignForm row={row} options={option} />}</Rows>;
}

function PhotoDesignForm({ row, options }: { row: ShopRowDto; options: readonly ShopRowDto[] }) {
  const titleId = useId();
  const edit = useEdit();
  const [present = row] = usePresentRows('product', [row]);
  const stored = row.values.photoDesign as unknown as PhotoDesign;
  const photo = present.values.photoDesign as unknown as PhotoDesign;
  const choose = (field: DesignField, id: string) =>
    edit([
      {
        entity: 'product',
        id: row.id,
        field: 'photoDesign',
        value: { ...photo, [field]: id },
        expected: { ...stored },
      },
    ]);
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>
        {!isSame({ ...photo }, { ...stored }) && <ChangedIcon />}
        <span>Lo que muestra la foto</span>
      </PanelTitle>
      <p>Lo que la familia no escoge se hace como en la foto, sin costo. Cámbialo cuando cambies la foto.</p>
      <Fields>
        {DESIGN_FIELDS.map((field) => (
          <Choice
            key={field}
            field={field}
            value={photo[field]}
            options={byPosition(options.filter(({ values }) => values.kind === optionKind(field)))}
            onChoose={choose}
          />
        ))}
      </Fields>
    </Panel>
  );
}

interface ChoiceProps {
  field: DesignField;
  value: string;
  options: readonly ShopRowDto[];
  onChoose: (field: DesignField, id: string) => void;
}

function Choice({ field, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <FieldRoot>
      <label htmlFor={id}>{questionTitle(field)}</label>
      <Control as="select" id={id} value={value} onChange={(event) => onChoose(field, event.target.value)}>
        {options.map(({ id: row, values }) => (
          <option key={row} value={String(values.id)}>
            {values.withdrawn === true ? `${String(values.label)} (solo en fotos)` : String(values.label)}
          </option>
        ))}
      </Control>
    </FieldRoot>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: var(--space-12);
`;
