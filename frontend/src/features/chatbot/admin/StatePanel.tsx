import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { type ChatbotStatusDto, useToggleChatbotMutation } from '../../../api/chatbot.api';
import { showMoment } from '../../../shared/lib/moments';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useToast } from '../../../shared/state/use-toast';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { Switch } from '../../../shared/ui/Switch';
import { ConfirmActionDialog } from '../ConfirmActionDialog';
import { statusLabels } from '../status-labels';
import { Hint } from './parts';

const FAILED = 'No se pudo cambiar el estado del chatbot';
const CONSEQUENCE =
  'Nadie recibe respuestas automáticas: cada mensaje de WhatsApp y de la página pasa a una persona y espera en Chats hasta que alguien del equipo responda.';

/** Switches the bot on and off. Switching off requires a confirmation. */
export function StatePanel({ status }: { status: ChatbotStatusDto }) {
  const showToast = useToast();
  const titleId = useId();
  const [toggle, { isLoading, originalArgs, error }] = useToggleChatbotMutation();
  const [isAsking, setAsking] = useState(false);
  useReauthOnForbidden(error);

  const change = async (active: boolean) => {
    const { data, error: refused } = await toggle({ toggleChatbotDto: { active } });
    if (refused) showToast({ kind: 'error', title: 'Error', text: FAILED });
    else showToast({ kind: 'success', title: 'Listo', text: data.message });
    return !refused;
  };
  const press = (active: boolean) => {
    if (isLoading) return;
    if (active) void change(true);
    else setAsking(true);
  };
  // Optimistic: shows the requested state during the request.
  const isActive = isLoading && originalArgs ? originalArgs.toggleChatbotDto.active : status.isActive;
  return (
    <Panel aria-labelledby={titleId}>
      <Columns>
        <div>
          <PanelTitle id={titleId}>Estado</PanelTitle>
          <Hint role="status">{statusLabels({ ...status, isActive }).sentence}</Hint>
          {status.nextOpening && <Hint>{`El equipo vuelve a atender el ${showMoment(status.nextOpening)}`}</Hint>}
        </div>
        <Switch checked={isActive} onChange={press} label="Chatbot activo">
          Chatbot activo
        </Switch>
      </Columns>
      {isAsking && (
        <ConfirmActionDialog
          title="¿Apagar el chatbot?"
          words={CONSEQUENCE}
          action="Apagar el chatbot"
          pendingAction="Apagando..."
          act={async () => ((await change(false)) ? undefined : `${FAILED}. Sigue activo.`)}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
`;
