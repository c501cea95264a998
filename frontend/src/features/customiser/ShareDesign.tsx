import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { type DesignDto, useKeepDesignMutation } from '../../api/designs.api';
import { absoluteUrl } from '../../shared/lib/absolute-url';
import { type ToastMessage, useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { TextAnchor } from '../../shared/ui/TextLink';

interface ShareDesignProps {
  productName: string;
  design: DesignDto;
  /** Shows the first problem and returns true when the design cannot be shared yet. */
  refuse: () => boolean;
}

const UNREACHABLE = 'Revisa tu conexión y vuelve a intentar.';

/** Stores the design under a short URL and passes the URL to the share sheet. */
export function ShareDesign({ productName, design, refuse }: ShareDesignProps) {
  const showToast = useToast();
  const [keepDesign, { isLoading }] = useKeepDesignMutation();
  const [shared, setShared] = useState<{ url: string; of: string }>();
  const of = JSON.stringify(design);
  const current = shared?.of === of ? shared.url : undefined;
  const text = `Mira cómo queda «${design.name}» en ${productName}`;

  const share = async () => {
    if (refuse()) return;
    const { data, error } = await keepDesign({ designDto: design });
    if (!data) {
      const reason = isServerUnreachable(error) ? UNREACHABLE : serverMessage(error, UNREACHABLE);
      showToast({ kind: 'error', title: 'No pudimos compartir tu diseño', text: reason });
      return;
    }
    const url = absoluteUrl(data.path);
    setShared({ url, of });
    const message = await shareUrl(url, text);
    if (message) showToast(message);
  };

  return (
    <Box>
      <Button variant="secondary" full pending={isLoading} onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        <span>Compartir diseño</span>
      </Button>
      {current && (
        <p>
          <span>{'Tu diseño vive en '}</span>
          <TextAnchor translate="no" href={current}>
            {current.replace(/^https?:\/\//, '')}
          </TextAnchor>
          <span>{'. Cualquiera que abra el enlace lo ve igual. '}</span>
          <TextAnchor
            href={`https://wa.me/?text=${encodeURIComponent(`${text}: ${current}`)}`}
            target="_blank"
            rel="noopener"
          >
            Enviar por WhatsApp
          </TextAnchor>
        </p>
      )}
    </Box>
  );
}

/**
 * Opens the phone's share sheet, or copies to the clipboard without one, and resolves to the message to show. The page shows the
 * URL in any case.
 */
async function shareUrl(url: string, text: string): Promise<ToastMessage | undefined> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text, url });
      return undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return { kind: 'success', title: 'Enlace copiado', text: 'Pégalo donde quieras compartirlo' };
  } catch {
    return { kind: 'success', title: 'Tu enlace está listo', text: 'Lo encuentras debajo del botón' };
  }
}

const Box = styled.div`
  display: grid;
  gap: var(--space-10);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
