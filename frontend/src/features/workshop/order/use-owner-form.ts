import type { FormikValues } from 'formik';
import { type CallError, hasCode } from '../../../api/api-error';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useFormFailure } from '../../../shared/lib/use-form-failure';
import { useIdempotencyKey } from '../../../shared/lib/use-idempotency-key';
import { useShopForm } from '../../../shared/lib/use-shop-form';

interface OwnerForm<Values extends FormikValues> {
  initialValues: Values;
  errorsIn: Parameters<typeof useShopForm<Values>>[0]['errorsIn'];
  /** Sends valid values; `keyOf` returns the `Idempotency-Key` of a body. */
  send: (values: Values, keyOf: (body: object) => string) => Promise<{ error?: CallError }>;
  onDone: (values: Values) => void;
}

/** A form about money whose call needs the owner's identity to be confirmed again. The caller renders `confirmDialog`. */
export function useOwnerForm<Values extends FormikValues>({ send, onDone, ...options }: OwnerForm<Values>) {
  const keys = useIdempotencyKey<object>();
  const { failure, fail, setFailure } = useFormFailure();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const { form, attributes } = useShopForm<Values>({
    ...options,
    send: async (values) => {
      setFailure(undefined);
      const { error } = await withConfirmedIdentity(() => send(values, keys.of));
      // The person closed the question for the password.
      if (hasCode(error, 'auth.password_again')) return {};
      if (error) return fail(error, values) as ReturnType<typeof options.errorsIn>;
      onDone(values);
      return undefined;
    },
  });
  return { form, attributes, failure, confirmDialog };
}
