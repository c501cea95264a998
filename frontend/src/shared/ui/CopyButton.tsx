import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from './Button';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  /** What it copies, in words. */
  what: string;
  text: string;
}

/** Copies a text that stands beside it: into the bank's application, into a console. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Some browsers within applications forbid it; the text stands beside the button.
      setCopied(false);
    }
  };
  return (
    <Button variant="text" size="s" onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span role="status">{copied ? 'Copiado' : 'Copiar'}</span>
      <VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
}
