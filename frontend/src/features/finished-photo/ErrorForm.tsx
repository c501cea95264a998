import { FormikProvider } from 'formik';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { answerLinkedPhotoLimits, useAnswerLinkedPhotoMutation } from '../../api/finished-photos.api';
import { atMost } from '../../domain/field-rules';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { type AppState, useAppStore } from '../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../shared/state/drafts-slice';
import { Button } from '../../shared/ui/Button';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { Row } from '../../shared/ui/panel';
import { SubmitButton } from '../../shared/ui/SubmitButton';

const schema = object({
  comment: string()
    .trim()
    .required('Cuéntanos qué ves mal')
    .max(...atMost('El mensaje', answerLinkedPhotoLimits.comment)),
});

/** Form to report an error in the photo. The text stays in this tab until it was sent, also after a reload. */
export function ErrorForm({ token, onBack }: { token: string; onBack: () => void }) {
  const { dispatch, getState } = useAppStore();
  const [send] = useAnswerLinkedPhotoMutation();
  const [failure, setFailure] = useState<string>();
  const { form, attributes } = useShopForm<{ comment: string }>({
    initialValues: { comment: draftOf(getState(), token) },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async ({ comment }) => {
      const { error } = await send({ answerLinkedPhotoDto: { token, approved: false, comment: comment.trim() } });
      if (!error) {
        dispatch(writeDraft(DRAFT_KEYS.photoComment, 'passing', null));
        return undefined;
      }
      setFailure(
        serverMessage(error, 'No pudimos enviar tu mensaje. Aquí sigue: revisa tu conexión y vuelve a intentar.'),
      );
      return fieldErrors(error);
    },
  });
  const { comment } = form.values;
  useEffect(() => {
    dispatch(writeDraft(DRAFT_KEYS.photoComment, 'passing', comment ? { token, comment } : null));
  }, [token, comment, dispatch]);
  return (
    <FormikProvider value={form}>
      <Form {...attributes} aria-label="Hay un error">
        <FormField
          name="comment"
          label="¿Qué ves mal?"
          hint="Por ejemplo: la eñe quedó sin su virgulilla."
          maxLength={answerLinkedPhotoLimits.comment.max}
          multiline
          required
        />
        <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
        <Row>
          <SubmitButton pending={form.isSubmitting}>{form.isSubmitting ? 'Enviando…' : 'Enviar'}</SubmitButton>
          <Button variant="text" onClick={onBack}>
            Volver
          </Button>
        </Row>
      </Form>
    </FormikProvider>
  );
}

function draftOf(state: AppState, token: string): string {
  const draft = selectDraft(state, DRAFT_KEYS.photoComment);
  return draft?.token === token && typeof draft.comment === 'string' ? draft.comment : '';
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
`;
