import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { ShopRowDto } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { useAppDispatch } from '../../../shared/state/app-store';
import { useToast } from '../../../shared/state/use-toast';
import { Control, FieldFoot, FieldRoot } from '../../../shared/ui/field.styles';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { isSame, keyOf } from '../draft/changes';
import { storeTypedEdits, useTypedEdits } from '../draft/typed-edits';
import { useDraftSet } from '../draft/use-draft-set';
import { ChangedIcon } from '../fields/ChangedIcon';
import { Before } from '../fields/EditInput';
import { addableProducts, type KitPiece, MAX_PIECES, movedPiece, pieceProblems, valueOf } from './kit-pieces';
import { KitPieceRow } from './KitPieceRow';
import { insertedAt } from '../../../domain/lists';

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
  const { pieces, problem, store, change, send } = usePieces(stored, products);
  const problems = pieceProblems(pieces, products);
  const isChanged = !isSame(valueOf(pieces), valueOf(stored));
  const edited = (piece: KitPiece, values: Partial<KitPiece>) =>
    pieces.map((each) => (each === piece ? { ...each, ...values } : each));
  const remove = useRemoval(pieces, change, addId);
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>
        {isChanged && <ChangedIcon />}
        <span>Piezas</span>
      </PanelTitle>
      <Pieces>
        {pieces.map((piece, at) => (
          <KitPieceRow
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
            onRemove={() => remove(piece, at)}
          />
        ))}
      </Pieces>
      <div role="alert">
        {pieces.length === 0 && <Note kind="error">El kit necesita al menos una pieza. Agrega una.</Note>}
        {problem && <Note kind="error">{problem}</Note>}
      </div>
      {isChanged && <Before>{`Antes: ${stored.map(({ name }) => name).join(', ')}`}</Before>}
      <AddPiece
        id={addId}
        products={pieces.length < MAX_PIECES ? addableProducts(pieces, products) : []}
        isFull={pieces.length >= MAX_PIECES}
        onAdd={(piece) => change([...pieces, piece])}
      />
    </Panel>
  );
}

/** Removes a piece, moves the focus to `focusId`, and offers to undo it; an undo keeps later edits of the other pieces. */
function useRemoval(pieces: readonly KitPiece[], change: (next: readonly KitPiece[]) => void, focusId: string) {
  const showToast = useToast();
  const latest = useRef(pieces);
  useEffect(() => {
    latest.current = pieces;
  });
  const restore = (piece: KitPiece, at: number) => {
    if (latest.current.every(({ productId }) => productId !== piece.productId))
      change(insertedAt(latest.current, at, piece));
  };
  return (piece: KitPiece, at: number) => {
    change(pieces.filter((each) => each !== piece));
    // The button that had the focus is gone.
    document.getElementById(focusId)?.focus();
    showToast({
      kind: 'success',
      title: 'Quitada del kit',
      text: piece.name,
      duration: 10_000,
      actions: [{ label: 'Deshacer', run: () => restore(piece, at) }],
    });
  };
}

/** The pieces of the draft, with unsaved edits, and how to change them. */
function usePieces(stored: readonly KitPiece[], products: readonly ShopRowDto[]) {
  const dispatch = useAppDispatch();
  const { draft, send } = useDraftSet();
  const typed = useTypedEdits()[KEY];
  const drafted = draft?.changes.find((change) => keyOf(change) === KEY)?.value as KitPiece[] | undefined;
  const pieces = typed ? (JSON.parse(typed.text) as KitPiece[]) : (drafted ?? stored);
  /** Stores the list on the device; an invalid one is not sent. */
  const store = (next: readonly KitPiece[]) => {
    const isValid = next.length > 0 && pieceProblems(next, products).size === 0;
    const value = isValid ? valueOf(next) : undefined;
    const text = JSON.stringify(next);
    dispatch(storeTypedEdits({ [KEY]: { ...FIELD, text, value, expected: valueOf(stored) } }));
  };
  const change = (next: readonly KitPiece[]) => {
    store(next);
    void send();
  };
  return { pieces, problem: typed?.problem, store, change, send };
}

interface AddPieceProps {
  id: string;
  products: readonly ShopRowDto[];
  isFull: boolean;
  onAdd: (piece: KitPiece) => void;
}

function AddPiece({ id: fieldId, products, isFull, onAdd }: AddPieceProps) {
  const add = (id: string) => {
    const product = products.find((row) => String(row.id) === id);
    if (product)
      onAdd({ productId: Number(product.id), name: String(product.values.name).slice(0, 60), withName: false });
  };
  return (
    <FieldRoot>
      <label htmlFor={fieldId}>Agregar una pieza</label>
      <Control as="select" id={fieldId} value="" onChange={(event) => add(event.target.value)}>
        <option value="">Elige un producto</option>
        {products.map(({ id, values }) => (
          <option key={id} value={String(id)}>
            {`${String(values.name)} (${formatCop(values.price)})`}
          </option>
        ))}
      </Control>
      {isFull && <FieldFoot>{`El kit tiene máximo ${MAX_PIECES} piezas.`}</FieldFoot>}
    </FieldRoot>
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
