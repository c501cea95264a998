import { Note } from '../../shared/ui/Note';
import { TextAnchor } from '../../shared/ui/TextLink';
import type { Outcome } from './use-send-message';

/** Result of the message in addition to the toast. The live regions exist before the result, so that it is announced. */
export function ContactResult({ outcome }: { outcome: Outcome }) {
  return (
    <div>
      <div role="status">
        {outcome?.kind === 'sent' && (
          <Note kind="success">
            <span>Tu mensaje se ha enviado correctamente.</span>
            {outcome.chatUrl && (
              <>
                <span>
                  {outcome.chatOpened ? ' Si el chat no se abrió, ' : ' Si quieres una respuesta más rápida, '}
                </span>
                <TextAnchor href={outcome.chatUrl} target="_blank" rel="noopener">
                  continúa por WhatsApp
                </TextAnchor>
                <span>.</span>
              </>
            )}
          </Note>
        )}
      </div>
      <div role="alert">{outcome?.kind === 'failed' && <Note kind="error">{outcome.reason}</Note>}</div>
    </div>
  );
}
