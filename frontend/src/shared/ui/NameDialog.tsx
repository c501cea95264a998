import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { type CartItemDto, useEditCartItemMutation } from '../../api/cart.api';
import { useGetPricingQuery } from '../../api/catalogue.api';
import { nameProblem } from '../../domain/piece-problems';
import { tidyLetters } from '../../domain/tidy-text';
import { useShopForm } from '../lib/use-shop-form';
import { useToast } from '../state/use-toast';
import { Button } from './Button';
import { CountedField } from './CountedField';
import { Dialog } from './Dialog';

/** Maximum letters until the API's limits are loaded; the server validates the length in any case. */
const DEFAULT_LIMIT = 20;

const FAILURE = 'No pudimos guardar el nombre. Revisa tu conexión y vuelve a intentar.';

interface NameDialogProps {
  item: Pick<CartItemDto, 'id' | 'name' | 'quantity'>;
  onClose: () => void;
}

/** One field for the name of a cart line. */
export default function NameDialog({ item: { id, name, quantity }, onClose }: NameDialogProps) {
  const showToast = useToast();
  const [edit] = useEditCartItemMutation();
  const { data: pricing } = useGetPricingQuery();
  const { form, attributes } = useShopForm<{ personalization: string }>({
    initialValues: { personalization: '' },
    errorsIn: (values) => {
      const problem = pricing && nameProblem(values.personalization, pricing);
      return problem ? { personalization: problem } : {};
    },
    send: async (values) => {
      const personalization = tidyLetters(values.personalization);
      const { error } = await edit({ id, editCartItemDto: { personalization } });
      if (error) return { personalization: fieldErrors(error).personalization ?? serverMessage(error, FAILURE) };
      showToast({ kind: 'success', title: 'Nombre guardado', text: `Así lo bordamos: «${personalization}»` });
      onClose();
      return undefined;
    },
  });
  // Whoever opens it may stand in a paragraph or in the form of the checkout, where neither a dialog nor a form may be.
  return createPortal(
    <Dialog title="¿Qué nombre bordamos?" onClose={onClose}>
      <Form {...attributes}>
        <CountedField
          label={`Nombre para ${quantity > 1 ? `las ${quantity} piezas de ` : ''}${name}`}
          value={form.values.personalization}
          onChange={(typed) => void form.setFieldValue('personalization', typed)}
          limit={pricing?.limits.name ?? DEFAULT_LIMIT}
          required
          placeholder="Ej.: Martina"
          error={form.touched.personalization ? form.errors.personalization : undefined}
        />
        <p>Lo bordamos tal como lo escribas.</p>
        <Button type="submit" pending={form.isSubmitting}>
          {form.isSubmitting ? 'Guardando…' : 'Guardar el nombre'}
        </Button>
        <Button variant="text" onClick={onClose}>
          Lo escribo después
        </Button>
      </Form>
    </Dialog>,
    document.body,
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-14);
  margin-top: var(--space-14);
  p {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;
