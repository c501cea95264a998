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
  /** What the button says that it shows: "contraseña". */
  what?: string;
}

/** A password that can be looked at: one control all the time, whose caret stays where it was. */
export function PasswordField({ what = 'contraseña', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState<boolean>();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(null);

  const flip = () => {
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
          <IconButton label={`${shown ? 'Ocultar' : 'Mostrar'} ${what}`} onMouseDown={keepFocus} onClick={flip}>
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        }
      />
      <VisuallyHidden role="status">{shown !== undefined && (shown ? 'Se muestra.' : 'Está oculta.')}</VisuallyHidden>
    </div>
  );
}

/** A phone's keyboard stays open, and the caret in the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
