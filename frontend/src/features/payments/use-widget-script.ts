import { useEffect, useState } from 'react';
import { loadWidget } from './provider-widget';

/** `failed` includes a slow script, which can still load. */
type ScriptState = 'loading' | 'ready' | 'failed';

/** Timeout for a blocked or slow script, so that the hosted page is offered within five seconds. */
const TIMEOUT_MS = 4_000;

/** Loads the provider's script once its URL is known. */
export function useWidgetScript(url: string | undefined): ScriptState {
  const [state, setState] = useState<ScriptState>('loading');
  useEffect(() => {
    if (!url) return;
    const timeout = setTimeout(() => setState('failed'), TIMEOUT_MS);
    const end = (ended: ScriptState) => {
      clearTimeout(timeout);
      setState(ended);
    };
    loadWidget(url).then(
      () => end('ready'),
      () => end('failed'),
    );
    return () => clearTimeout(timeout);
  }, [url]);
  return state;
}

/** Resolves to whether the script loads in time. */
export function widgetArrives(url: string): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), TIMEOUT_MS));
  const arrived = loadWidget(url).then(
    () => true,
    () => false,
  );
  return Promise.race([arrived, timeout]);
}
