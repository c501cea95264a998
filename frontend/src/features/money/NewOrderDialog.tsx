import Plus from 'lucide-react/icons/plus';
import { type FormikContextType, FormikProvider } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { hasCode } from '../../api/api-error';
import { type PricingDto, type ProductDto, useGetPricingQuery, useListProductsQuery } from '../../api/catalogue.api';
import { type DecideOpenMoneyDto, type OpenMoneyDto, useDecideOpenMoneyMutation } from '../../api/money.api';
import { questionTitle } from '../../domain/piece-design';
import { errorMessage } from '../../shared/lib/error-message';
import { formatCop } from '../../shared/lib/format-cop';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useFormFailure } from '../../shared/lib/use-form-failure';
import { useIdempotencyKey } from '../../shared/lib/use-idempotency-key';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { CityFields } from '../../shared/cities/CityFields';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { CheckField } from '../../shared/ui/CheckField';
import { Dialog } from '../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../shared/ui/dialog-form';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { SelectField } from '../../shared/ui/SelectField';
import { Skeleton } from '../../shared/ui/Skeleton';
import {
  addOnField,
  emptyOrder,
  emptyPiece,
  MAX_PIECES,
  newOrderErrors,
  type NewOrderValues,
  offeredAddOns,
  pieceField,
  priceOfOrder,
  questionsOf,
  toOrderByHand,
} from './new-order-form';
import { amountInWords } from './open-money-words';

interface NewOrderDialogProps {
  money: OpenMoneyDto;
  onClose: () => void;
}

/** Writes down the order of money whose payer wanted something that the shop does not know: who buys, where it is sent, and the pieces. */
export default function NewOrderDialog({ money, onClose }: NewOrderDialogProps) {
  const { data: pricing, error: noPrices } = useGetPricingQuery();
  const { data: products, error: noProducts } = useListProductsQuery({});
  const error = noPrices ?? noProducts;
  return (
    <Dialog title="Hacer un pedido nuevo" words={amountInWords(money)} onClose={onClose}>
      {pricing && products ? (
        <NewOrderForm money={money} pricing={pricing} products={products} onClose={onClose} />
      ) : error ? (
        <Note kind="error">{errorMessage(error)}</Note>
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  );
}

interface FormProps extends NewOrderDialogProps {
  pricing: PricingDto;
  products: readonly ProductDto[];
}

function NewOrderForm({ money, pricing, products, onClose }: FormProps) {
  const [pieces, setPieces] = useState<readonly number[]>([0]);
  const shop = { pricing, products };
  const { form, attributes, failure, confirmDialog } = useNewOrder(money, pieces, shop, onClose);
  const { values, setValues } = form;
  const add = () => {
    const piece = Math.max(...pieces) + 1;
    void setValues({ ...values, ...emptyPiece(piece) }, false);
    setPieces([...pieces, piece]);
  };
  return (
    <>
      <FormikProvider value={form}>
        <DialogForm {...attributes}>
          <FormField name="name" label="Nombre de quien compra" autoComplete="off" required />
          <FormField name="email" label="Correo" type="email" autoComplete="off" required />
          <FormField name="phone" label="Celular" type="tel" autoComplete="off" required />
          <FormField name="address" label="Dirección" autoComplete="off" required />
          <CityFields started />
          <FormField name="postalCode" label="Código postal" autoComplete="off" inputMode="numeric" />
          {pieces.map((piece, position) => (
            <Piece key={piece}>
              <legend>{`Pieza ${position + 1}`}</legend>
              <PieceFields piece={piece} form={form} shop={shop} />
              {pieces.length > 1 && (
                <Button variant="text" size="s" onClick={() => setPieces(pieces.filter((each) => each !== piece))}>
                  Quitar esta pieza
                </Button>
              )}
            </Piece>
          ))}
          {pieces.length < MAX_PIECES && (
            <Button variant="secondary" size="s" onClick={add}>
              <Plus aria-hidden="true" />
              <span>Agregar otra pieza</span>
            </Button>
          )}
          <Summary role="status">{consequence(money, priceOfOrder(values, pieces, shop))}</Summary>
          <DialogFoot
            action="Hacer el pedido"
            pendingAction="Guardando…"
            pending={form.isSubmitting}
            failure={failure}
            isOver={false}
            onClose={onClose}
          />
        </DialogForm>
      </FormikProvider>
      {confirmDialog}
    </>
  );
}

type Shop = Pick<FormProps, 'pricing' | 'products'>;

function useNewOrder(money: OpenMoneyDto, pieces: readonly number[], shop: Shop, onClose: () => void) {
  const showToast = useToast();
  const { failure, fail, setFailure } = useFormFailure();
  const keys = useIdempotencyKey<DecideOpenMoneyDto>();
  const [decide] = useDecideOpenMoneyMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const { form, attributes } = useShopForm<NewOrderValues>({
    initialValues: emptyOrder(money.payer),
    errorsIn: (values) => newOrderErrors(values, pieces, shop),
    send: async (values) => {
      setFailure(undefined);
      const decideOpenMoneyDto = { kind: 'new_order' as const, order: toOrderByHand(values, pieces, shop) };
      const call = { id: money.id, 'Idempotency-Key': keys.of(decideOpenMoneyDto), decideOpenMoneyDto };
      const { data, error } = await withConfirmedIdentity(() => decide(call));
      // The person closed the question for the password.
      if (hasCode(error, 'auth.password_again')) return {};
      if (error) return fail(error, values);
      showToast({
        kind: 'success',
        title: 'Pedido hecho',
        text: `${data.order!.orderNumber}: le escribimos a la familia.`,
      });
      onClose();
      return undefined;
    },
  });
  return { form, attributes, failure, confirmDialog };
}

interface PieceProps {
  piece: number;
  form: FormikContextType<NewOrderValues>;
  shop: Shop;
}

/** What is on one piece: its product first, then what that product can have. */
function PieceFields({ piece, form: { values }, shop: { pricing, products } }: PieceProps) {
  const of = (field: string) => pieceField(piece, field);
  const sold = products.filter(({ inStock }) => inStock);
  const product = sold.find(({ id }) => String(id) === values[of('product')]);
  const addOns = product ? offeredAddOns(product, pricing) : [];
  const needsText = addOns.some(({ id, needs }) => needs === 'keychainText' && values[addOnField(piece, id)] === true);
  return (
    <>
      <SelectField
        name={of('product')}
        label="¿Qué pieza?"
        options={sold.map(({ id, name, price }) => ({ value: String(id), label: `${name} · ${formatCop(price)}` }))}
        required
      />
      <FormField name={of('quantity')} label="¿Cuántas?" inputMode="numeric" autoComplete="off" required />
      {product && (
        <>
          {product.variants.bordado && (
            <FormField name={of('name')} label="Nombre que bordamos" autoComplete="off" spellCheck={false} />
          )}
          <details>
            <summary>Letra, colores y extras</summary>
            <Choices>
              {questionsOf(product, pricing).map(({ field, inPhoto, options }) => (
                <SelectField
                  key={field}
                  name={of(field)}
                  label={questionTitle(field)}
                  placeholder={`Como en la foto: ${inPhoto}`}
                  options={options}
                />
              ))}
              {addOns.map(({ id, label, price }) => (
                <CheckField key={id} name={addOnField(piece, id)}>
                  {`${label} (${formatCop(price)})`}
                </CheckField>
              ))}
              {needsText && (
                <FormField name={of('keychainText')} label="Texto del llavero" autoComplete="off" required />
              )}
            </Choices>
          </details>
          <FormField name={of('request')} label="Algo más que pidió" autoComplete="off" multiline />
        </>
      )}
    </>
  );
}

/** What the order will cost beside the money that came. */
function consequence(money: OpenMoneyDto, price: number | null): string {
  if (price === null) return 'Elige las piezas: aquí ves cuánto valen hoy y si el dinero alcanza.';
  const missing = price - money.amount;
  const worth = `Las piezas valen ${formatCop(price)} hoy.`;
  if (missing > 0)
    return `${worth} Faltan ${formatCop(missing)}: el pedido espera el resto y la familia recibe un correo.`;
  if (missing < 0)
    return `${worth} Sobran ${formatCop(-missing)}: quedan en esta lista para devolverlos. La familia recibe un correo.`;
  return `${worth} Queda pagado y empieza. La familia recibe un correo.`;
}

const Piece = styled.fieldset`
  display: grid;
  gap: var(--space-16);
  min-width: 0;
  padding: var(--space-12) var(--space-16) var(--space-16);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  legend {
    padding-inline: var(--space-8);
    font-weight: 600;
  }
  summary {
    min-height: var(--target);
    align-content: center;
    cursor: pointer;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: var(--space-16);
`;

const Summary = styled.p`
  padding: var(--space-12) var(--space-16);
  border-left: 3px solid var(--thread);
  background: var(--surface-alt);
`;
