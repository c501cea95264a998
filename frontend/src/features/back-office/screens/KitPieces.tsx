import { useId } from 'react';
import { styled } from 'styled-components';
import type { RowValue, ShopRowDto } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { Button } from '../../../shared/ui/Button';
import { Control, FieldFoot, FieldRoot } from '../../../shared/ui/field.styles';
import { FieldError } from '../../../shared/ui/FieldError';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { showToast } from '../../../shared/ui/toast-store';
import { Switch } from '../../../shared/ui/Switch';
import { isSame, keyOf } from '../draft/changes';
import { storeTypedEdits, useTypedEdits } from '../draft/typed-edits';
import { useDraftSet } from '../draft/use-draft-set';
import { ChangedIcon } from '../fields/ChangedIcon';
import { Before } from '../fields/EditInput';
import { MoveButtons } from '../fields/MoveButtons';
import { addableProducts, type KitPiece, MAX_PIECES, movedPiece, pieceProblems, valueOf } from './kit-pieces';

const FIELD = { entity: 'setting', id: 'kit.pieces', field: 'value' } as const;
const KEY = keyOf(FIELD);

interface KitPiecesProps {
  stored: readonly KitPiece[];
  /** Rows of all products, with the draft's values. */
  products: readonly ShopRowDto[];
}

/** The pieces of the kit in order. They are one value: each edit sends the whole list. */
export function KitPieces({ stored, products }: KitPiecesProps) {
  const titleId = useId();
  const addId = `${titleId}add`;
  const { draft, send } = useDraftSet();
  const typed = useTypedEdits()[KEY];
  const drafted = draft?.changes.find((change) => keyOf(change) === KEY)?.value as KitPiece[] | undefined;
  const pieces = typed ? (JSON.parse(typed.text) as KitPiece[]) : (drafted ?? stored);
  const problems = pieceProblems(pieces, products);
  const isChanged = !isSame(valueOf(pieces), valueOf(stored));
  const addable = addableProducts(pieces, products);

  const store = (next: readonly KitPiece[]) => {
    const isValid = next.length > 0 && pieceProblems(next, products).size === 0;
    const value = isValid ? valueOf(next) : undefined;
    storeTypedEdits({
      [KEY]: { ...FIELD, text: JSON.stringify(next), value, expected: stored as unknown as RowValue },
    });
  };
  const change = (next: readonly KitPiece[]) => {
    store(next);
    void send();
  };
  const edited = (piece: KitPiece, values: Partial<KitPiece>) =>
    pieces.map((each) => (each === piece ? { ...each, ...values } : each));
  const remove = (piece: KitPiece) => {
    change(pieces.filter((each) => each !== piece));
    // The button that had the focus is gone.
    document.getElementById(addId)?.focus();
    showToast({
      kind: 'success',
      title: 'Quitada del kit',
      text: piece.name,
      duration: 10_000,
      action: { label: 'Deshacer', run: () => change(pieces) },
    });
  };
  const addProduct = (id: string) => {
    const product = products.find((row) => String(row.id) === id);
    if (product)
      change([...pieces, { productId: Number(product.id), name: String(product.values.name), withName: false }]);
  };
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>
        {isChanged && <ChangedIcon />}
        Piezas
      </PanelTitle>
      <Pieces>
        {pieces.map((piece, at) => (
          <Piece
            key={piece.productId}
            piece={piece}
            product={products.find(({ id }) => id === piece.productId)}
            problem={problems.get(piece.productId)}
            isFirst={at === 0}
            isLast={at === pieces.length - 1}
            onName={(name) => store(edited(piece, { name }))}
            onBlur={() => void send()}
            onWithName={(withName) => change(edited(piece, { withName }))}
            onMove={(step) => change(movedPiece(pieces, piece.productId, step))}
            onRemove={() => remove(piece)}
          />
        ))}
      </Pieces>
      <div role="alert">
        {pieces.length === 0 && <Note kind="error">El kit necesita al menos una pieza. Agrega una.</Note>}
        {typed?.problem && <Note kind="error">{typed.problem}</Note>}
      </div>
      {isChanged && <Before>Antes: {stored.map(({ name }) => name).join(', ')}</Before>}
      <FieldRoot>
        <label htmlFor={addId}>Agregar una pieza</label>
        <Control as="select" id={addId} value="" onChange={(event) => addProduct(event.target.value)}>
          <option value="">Elige un producto</option>
          {(pieces.length < MAX_PIECES ? addable : []).map(({ id, values }) => (
            <option key={id} value={String(id)}>
              {String(values.name)} ({formatCop(values.price)})
            </option>
          ))}
        </Control>
        {pieces.length >= MAX_PIECES && <FieldFoot>El kit tiene máximo {MAX_PIECES} piezas.</FieldFoot>}
      </FieldRoot>
    </Panel>
  );
}

interface PieceProps {
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

function Piece({ piece, product, problem, isFirst, isLast, onName, onBlur, onWithName, onMove, onRemove }: PieceProps) {
  const id = useId();
  const productName = String(product?.values.name ?? '');
  const name = piece.name || productName;
  return (
    <li>
      <FieldRoot>
        <label htmlFor={id}>Nombre de {productName} en el kit</label>
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

const Pieces = styled.ol`
  display: grid;
  list-style: none;
  > li {
    display: grid;
    gap: var(--space-4);
    padding-block: var(--space-12);
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
`;
