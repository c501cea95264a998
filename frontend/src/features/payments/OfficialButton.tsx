import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { WidgetConfigDto } from '../../api/payments.api';
import { Note } from '../../shared/ui/Note';
import { SCRIPT_FAILED } from './payment-notice';

/** The provider's own button. As documented, it is a script with attributes inside a form. */
export function OfficialButton({ config }: { config: WidgetConfigDto }) {
  const form = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const place = form.current!;
    const script = document.createElement('script');
    script.dataset.render = 'button';
    // The names are those of the hosted page's fields.
    for (const [name, value] of new URL(config.checkoutUrl).searchParams) script.setAttribute(`data-${name}`, value);
    script.onerror = () => setFailed(true);
    script.src = config.widgetUrl;
    place.append(script);
    return () => place.replaceChildren();
  }, [config]);
  return (
    <>
      <Place ref={form} />
      <div role="status">
        {failed && (
          <Note kind="info">
            <strong>{SCRIPT_FAILED.title}</strong> <a href={config.checkoutUrl}>Pagar en la página de la pasarela</a>
          </Note>
        )}
      </div>
    </>
  );
}

/** Reserves the space of the button, which is rendered later. */
const Place = styled.form`
  min-height: 52px;
`;
