import Camera from 'lucide-react/icons/camera';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useSendRefundEvidenceMutation } from '../../../api/refund-evidence.api';
import { decideRefundLimits, type RefundDto, useDecideRefundMutation } from '../../../api/refunds.api';
import { atMost } from '../../../domain/field-rules';
import { schemaErrors } from '../../../shared/lib/schema-errors';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useFormFailure } from '../../../shared/lib/use-form-failure';
import { useIdempotencyKey } from '../../../shared/lib/use-idempotency-key';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { PHOTO_TYPES } from '../../../shared/photo/photo-file';
import { FieldError } from '../../../shared/ui/FieldError';
import { FileButton } from '../../../shared/ui/FileButton';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import type { useSlipPhoto } from './use-slip-photo';

interface FinishRefundProps {
  refund: RefundDto;
  /** Title, explanation and action of the decision. */
  action: string;
  words: string;
  /** The draft of a closed dialog, with its photo. */
  draft: string;
  slip: ReturnType<typeof useSlipPhoto>;
  onDraft: (text: string) => void;
  onDone: () => void;
  onClose: () => void;
}

const number = string()
  .trim()
  .max(...atMost('El número', decideRefundLimits.evidence));
const required = number.required('Escribe el comprobante de la devolución, o agrega su foto');

/** Records a refund as done, with the number of the bank or the provider, a photo of the slip, or both. */
export default function FinishRefund(props: FinishRefundProps) {
  const { refund, action, words, draft, slip, onDraft, onDone, onClose } = props;
  const { id, hasEvidenceFile } = refund;
  const [sendPhoto] = useSendRefundEvidenceMutation();
  const [decide] = useDecideRefundMutation();
  const keys = useIdempotencyKey<object>();
  const { failure, fail, setFailure } = useFormFailure();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const hasPhoto = hasEvidenceFile || slip.photo !== undefined;

  const { form, attributes } = useShopForm<{ evidence: string }>({
    initialValues: { evidence: draft },
    errorsIn: (values) => schemaErrors(object({ evidence: hasPhoto ? number : required }), values),
    send: async (values) => {
      const evidence = values.evidence.trim();
      setFailure(undefined);
      // The same photo again is the same evidence, so that a lost answer is repeated safely.
      const { photo } = slip;
      const stored = photo && (await withConfirmedIdentity(() => sendPhoto({ id, file: photo.file })));
      const decideRefundDto = { state: 'done', ...(evidence && { evidence }) } as const;
      const { error } = stored?.error
        ? stored
        : await withConfirmedIdentity(() =>
            decide({ id, 'Idempotency-Key': keys.of(decideRefundDto), decideRefundDto }),
          );
      if (error) return fail(error, values);
      onDone();
      return undefined;
    },
  });
  // A photo makes the number optional: its error goes.
  const { validateForm } = form;
  useEffect(() => void validateForm(), [hasPhoto, validateForm]);
  const close = () => {
    onDraft(form.values.evidence);
    onClose();
  };
  return (
    <>
      <FormDialog
        title={`¿${action}?`}
        words={words}
        form={form}
        attributes={attributes}
        action={action}
        failure={failure}
        pendingAction="Guardando..."
        isOver={false}
        onClose={close}
      >
        <FormField
          name="evidence"
          label="Comprobante: número del banco o del proveedor"
          maxLength={decideRefundLimits.evidence.max}
          required={!hasPhoto}
        />
        <SlipPhoto slip={slip} isStored={hasEvidenceFile} isSending={form.isSubmitting} />
      </FormDialog>
      {confirmDialog}
    </>
  );
}

interface SlipPhotoProps extends Pick<FinishRefundProps, 'slip'> {
  /** The refund has a photo already, which a new one replaces. */
  isStored: boolean;
  isSending: boolean;
}

/** Takes a photo or chooses one, and shows it. */
function SlipPhoto({ slip: { photo, problem, isPreparing, choose }, isStored, isSending }: SlipPhotoProps) {
  const problemId = useId();
  return (
    <Photo>
      <FileButton
        accept={PHOTO_TYPES}
        variant="secondary"
        size="s"
        disabled={isPreparing || isSending}
        aria-describedby={problem && problemId}
        onFile={(file) => void choose(file)}
      >
        <Camera aria-hidden="true" />
        <span>{photo || isStored ? 'Cambiar la foto del comprobante' : 'Foto del comprobante'}</span>
      </FileButton>
      <div role="alert">{problem && <FieldError id={problemId} message={problem} />}</div>
      {photo && <img src={photo.url} alt="La foto del comprobante" />}
      {!photo && isStored && <p>Ya guardaste una foto del comprobante.</p>}
    </Photo>
  );
}

const Photo = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-8);
  img {
    max-width: 100%;
    max-height: calc(30 * var(--dvh));
    border-radius: var(--radius-2);
  }
`;
