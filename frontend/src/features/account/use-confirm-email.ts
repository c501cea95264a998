import { serverMessage } from '../../api/api-error';
import { useEffect } from 'react';
import { useConfirmEmailMutation } from '../../api/identity.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';
import { useHashToken } from '../../shared/lib/use-hash-token';
import { showToast } from '../../shared/ui/toast-store';

/** Kept by its tab: a person who is not logged in comes back to the account after logging in. */
const DRAFT = DRAFT_KEYS.emailConfirmation;
const keepToken = (token: string) => writeDraft(DRAFT, 'passing', { token });

/** Confirms the email of the account when the link in the welcome mail opened the page (`#confirmar=…`). */
export function useConfirmEmail(signedIn: boolean): void {
  const draft = useDraft(DRAFT, 'passing') as { token: string } | null;
  const [confirm] = useConfirmEmailMutation();

  useHashToken('confirmar', keepToken);

  useEffect(() => {
    if (!signedIn || !draft) return;
    // Before the answer, so that it is sent once.
    writeDraft(DRAFT, 'passing', null);
    void confirm({ confirmEmailDto: { token: draft.token } }).then(({ error }) => {
      if (error)
        showToast({ kind: 'error', title: 'Error', text: serverMessage(error, 'No pudimos confirmar tu correo.') });
      else
        showToast({
          kind: 'success',
          title: 'Correo confirmado',
          text: 'Si olvidas la contraseña, conservas tus datos.',
        });
    });
  }, [signedIn, draft, confirm]);
}
