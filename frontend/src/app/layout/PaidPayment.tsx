import { type ComponentType, useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { loadedAndIdle } from '../../shared/lib/loaded-and-idle';
import { loadOptional } from '../reload-after-release';

/** Whether this browser began a payment and has seen no result of it. */
function hasOpenAttempt(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(STORAGE_KEYS.paymentShown));
  } catch {
    // Storage is blocked, so that no page knows a payment of an earlier one.
    return false;
  }
}

/** Loads the notice of a payment that arrived while the browser was closed; nothing for all other shoppers. */
export function PaidPayment() {
  const [notice, setNotice] = useState<{ default: ComponentType }>();
  useEffect(() => {
    if (!hasOpenAttempt()) return;
    void loadedAndIdle().then(() =>
      loadOptional(async () => setNotice(await import('../../features/payments/PaidNotice'))),
    );
  }, []);
  return notice ? <notice.default /> : null;
}
