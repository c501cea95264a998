import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { FormField } from '../../shared/ui/FormField';
import { IconButton } from '../../shared/ui/IconButton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  id?: string;
  /** Noun in the label of the show button, for example "contraseña". */
  what?: string;
}

/** A password field with a show button that keeps the caret's position. */
export function PasswordField({ what = 'contraseña', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState<boolean>();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(null);

  const toggle = () => {
    const { selectionStart, selectionEnd } = input.current!;
    const typing = document.activeElement === input.current;
    caret.current = typing ? [selectionStart, selectionEnd] : null;
    setShown(!shown);
  };

  useLayoutEffect(() => {
    if (caret.current) input.current!.setSelectionRange(...caret.current);
  }, [shown]);

  return (
    <div>
      <FormField
        {...field}
        ref={input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        end={
          <IconButton label={`${shown ? 'Ocultar' : 'Mostrar'} ${what}`} onMouseDown={keepFocus} onClick={toggle}>
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        }
      />
      <VisuallyHidden role="status">{shown !== undefined && (shown ? 'Se muestra.' : 'Está oculta.')}</VisuallyHidden>
    </div>
  );
}

/** Keeps the focus in the field, so that a phone's keyboard stays open. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
