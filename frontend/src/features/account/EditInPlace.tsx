import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';
import { PartTitle } from './form-parts';

interface EditInPlaceProps {
  title: string;
  /** On the button that opens the form. */
  action: string;
  /** What stands there while nothing is changed. */
  children: ReactNode;
  form: (close: () => void) => ReactNode;
}

/** A part of a page that turns into its own form. The focus goes into the form, and afterwards back to the button. */
export function EditInPlace({ title, action, children, form }: EditInPlaceProps) {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(open);

  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    body.current!.querySelector<HTMLElement>(open ? 'input:not([tabindex="-1"])' : 'button')!.focus();
  }, [open]);

  return (
    <section aria-labelledby={titleId}>
      <PartTitle id={titleId}>{title}</PartTitle>
      <div ref={body}>
        {open ? (
          form(() => setOpen(false))
        ) : (
          <>
            {children}
            <Change variant="secondary" size="s" onClick={() => setOpen(true)}>
              {action}
            </Change>
          </>
        )}
      </div>
    </section>
  );
}

const Change = styled(Button)`
  margin-top: var(--space-20);
`;
