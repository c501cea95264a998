import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { chatbotLimits, type ConversationDto } from '../../../api/chatbot.api';
import { ignoreSecondTap } from '../../../shared/lib/ignore-second-tap';
import { Button } from '../../../shared/ui/Button';
import { ChatComposer } from '../../../shared/ui/chat/ChatComposer';
import { Note } from '../../../shared/ui/Note';
import { ConfirmActionDialog } from '../ConfirmActionDialog';
import { agentName } from './conversation-labels';
import { type Reply, useReply } from './use-reply';

/** Actions of a conversation: take, reply and release to the bot. */
export function ConversationActions({ conversation, me }: { conversation: ConversationDto; me: string }) {
  const { id, state, takenBy } = conversation;
  const box = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const reply = useReply(id);
  const isMine = state === 'taken' && takenBy === me;
  const other = state === 'taken' && takenBy !== null && !isMine ? agentName(takenBy, me) : undefined;
  const { followFocus } = useFocusFollows(box, `${state}${isMine}${isAsking}`);

  const take = () => {
    // 'Devolver al bot' appears at the same position, where a double tap would press it.
    ignoreSecondTap();
    followFocus();
    void reply.take();
  };
  const release = () => {
    followFocus();
    return reply.release();
  };
  return (
    <Box ref={box}>
      <div role="alert">{reply.failure && <Note kind="error">{reply.failure}</Note>}</div>
      <ReplyArea reply={reply} isMine={isMine} />
      <Buttons>
        {other && <p>{`${other} tiene este chat.`}</p>}
        {state === 'taken' ? (
          <Button
            key="release"
            variant="secondary"
            size="s"
            pending={reply.isReleasing}
            aria-haspopup={other ? 'dialog' : undefined}
            onClick={other ? () => setAsking(true) : () => void release()}
          >
            {reply.isReleasing ? 'Devolviendo...' : 'Devolver al bot'}
          </Button>
        ) : (
          <Button key="take" full pending={reply.isTaking} onClick={take}>
            {reply.isTaking ? 'Tomando...' : 'Tomar'}
          </Button>
        )}
      </Buttons>
      {isAsking && other && <AskRelease owner={other} release={release} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** Reply field; in a colleague's conversation only an unsent draft is shown. */
function ReplyArea({ reply, isMine }: { reply: Reply; isMine: boolean }) {
  const { draft, setDraft, send, isSending } = reply;
  if (isMine)
    return (
      <ChatComposer
        value={draft}
        onChange={setDraft}
        onSend={send}
        pending={isSending}
        maxLength={chatbotLimits.reply}
        placeholder="Escribe tu respuesta"
      />
    );
  if (draft === '') return null;
  return (
    <Unsent>
      <b>Tu respuesta sin enviar</b>
      <p>{draft}</p>
    </Unsent>
  );
}

interface AskReleaseProps {
  /** Name of the colleague who took the conversation. */
  owner: string;
  release: Reply['release'];
  onClose: () => void;
}

function AskRelease({ owner, release, onClose }: AskReleaseProps) {
  return (
    <ConfirmActionDialog
      title="¿Devolver al bot?"
      words={`${owner} tiene este chat y puede estar escribiendo. Si lo devuelves, vuelve a responder el chatbot.`}
      action="Devolver al bot"
      pendingAction="Devolviendo..."
      act={release}
      onClose={onClose}
    />
  );
}

/** Moves the focus to the new controls when `shown` changes and removes the pressed button. */
function useFocusFollows(box: RefObject<HTMLElement | null>, shown: string) {
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current || document.activeElement !== document.body) return;
    isFollowing.current = false;
    box.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [box, shown]);
  return { followFocus: () => void (isFollowing.current = true) };
}

const Box = styled.div`
  border-top: 1px solid var(--border);
  form {
    border-top: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-12);
  form + & {
    padding-top: 0;
  }
`;

const Unsent = styled.div`
  max-height: calc(30 * var(--dvh));
  overflow: auto;
  padding: var(--space-12) var(--space-12) 0;
  font-size: var(--font-size-sm);
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
