import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { Button } from '../../shared/ui/Button';
import { PartTitle } from './form-parts';

interface EditInPlaceProps {
  title: string;
  /** Label of the button that opens the form. */
  action: string;
  /** Content while the form is closed. */
  children: Elements;
  form: (close: () => void) => Elements;
}

/** A section that its edit form replaces. Opening focuses the form's first field, closing the button. */
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
