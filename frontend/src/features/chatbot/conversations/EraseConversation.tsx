import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEraseConversationMutation } from '../../../api/chatbot.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { ConfirmActionDialog } from '../ConfirmActionDialog';
import { CHATS_PATH } from './chats-path';

/** Erases a conversation when its customer asks for it. */
export function EraseConversation({ id }: { id: string }) {
  const showToast = useToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [erase, { error }] = useEraseConversationMutation();
  useReauthOnForbidden(error);
  const act = async () => {
    const { error: refused } = await erase({ id });
    if (refused) return errorMessage(refused);
    showToast({ kind: 'success', title: 'Conversación borrada' });
    await navigate(CHATS_PATH);
    return undefined;
  };
  return (
    <div>
      <Button variant="danger" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Borrar conversación
      </Button>
      {isAsking && (
        <ConfirmActionDialog
          title="¿Borrar la conversación?"
          words="Se borran todos sus mensajes, para el equipo y para el chatbot. Hazlo cuando el cliente lo pida aquí mismo. No se puede deshacer."
          action="Borrar"
          pendingAction="Borrando..."
          act={act}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
