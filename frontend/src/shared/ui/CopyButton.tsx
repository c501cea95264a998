import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from './Button';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  /** Description of the copied text. */
  what: string;
  text: string;
}

/** Copies the text beside it, for the bank's app or a console. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Some in-app browsers forbid copying; the text is visible beside the button.
      setCopied(false);
    }
  };
  return (
    <>
      <Button variant="text" size="s" onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>
          <span>{copied ? 'Copiado' : 'Copiar'}</span>
          <VisuallyHidden>{` ${what}`}</VisuallyHidden>
        </span>
      </Button>
      {/* Outside: a live region within the button takes its text out of the button's name. */}
      <VisuallyHidden role="status">{copied && 'Copiado'}</VisuallyHidden>
    </>
  );
}
