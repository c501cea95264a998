import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { WidgetConfigDto } from '../../api/payments.api';
import { Note } from '../../shared/ui/Note';
import { SCRIPT_FAILED } from './payment-notice';

/** The provider's own button, as its documents want it: a script within a form that reads its own attributes. */
export function OfficialButton({ config }: { config: WidgetConfigDto }) {
  const form = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const place = form.current!;
    const script = document.createElement('script');
    script.dataset.render = 'button';
    // The fields of the hosted page, by the same names.
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

/** The button comes later: the place it takes is kept. */
const Place = styled.form`
  min-height: 52px;
`;
