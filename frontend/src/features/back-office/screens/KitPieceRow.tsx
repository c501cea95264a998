import { useId } from 'react';
import type { ShopRowDto } from '../../../api/back-office.api';
import { Button } from '../../../shared/ui/Button';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import { FieldError } from '../../../shared/ui/FieldError';
import { Row } from '../../../shared/ui/panel';
import { Switch } from '../../../shared/ui/Switch';
import { MoveButtons } from '../fields/MoveButtons';
import type { KitPiece } from './kit-pieces';

interface KitPieceRowProps {
  piece: KitPiece;
  /** Undefined for a product that no longer exists. */
  product: ShopRowDto | undefined;
  problem: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onName: (name: string) => void;
  onBlur: () => void;
  onWithName: (withName: boolean) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A piece of the kit: its name, embroidery and position. */
export function KitPieceRow(props: KitPieceRowProps) {
  const { piece, product, problem, isFirst, isLast, onName, onBlur, onWithName, onMove, onRemove } = props;
  const id = useId();
  const productName = String(product?.values.name ?? '');
  const name = piece.name || productName;
  return (
    <li>
      <FieldRoot>
        <label htmlFor={id}>{`Nombre de ${productName} en el kit`}</label>
        <Control
          id={id}
          value={piece.name}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}error` : undefined}
          onChange={(event) => onName(event.target.value)}
          onBlur={onBlur}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        {problem && <FieldError id={`${id}error`} message={problem} />}
      </FieldRoot>
      {(product?.values.embroiderable === true || piece.withName) && (
        <Switch checked={piece.withName} label={`Nombre bordado en ${name}`} onChange={onWithName}>
          {piece.withName ? 'Con nombre bordado' : 'Sin nombre bordado'}
        </Switch>
      )}
      <Row>
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <Button variant="text" size="s" aria-label={`Quitar del kit: ${name}`} onClick={onRemove}>
          Quitar del kit
        </Button>
      </Row>
    </li>
  );
}
