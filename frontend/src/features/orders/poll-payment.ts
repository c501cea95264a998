import { type Answer, isOpen, type PaymentOutcome } from './payment-outcome';

const FIRST_MS = 2_000;
const STEP_MS = 500;
const LONGEST_MS = 5_000;
/** Together about 90 seconds. */
const REPETITIONS = 20;

/**
 * Milliseconds before the payment is asked about again, from 0; undefined when the page stops asking by itself: every 2
 * to 5 seconds, for about 90 (issue 5), within which most banks answer.
 */
function waitBefore(repetition: number): number | undefined {
  return repetition < REPETITIONS ? Math.min(FIRST_MS + repetition * STEP_MS, LONGEST_MS) : undefined;
}

/** Asks until the answer is for good, or long enough. Returns how to stop. */
export function pollPayment(
  ask: (repetition: number) => Promise<Answer>,
  show: (outcome: PaymentOutcome) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const askFor = async (repetition: number) => {
    const answer = await ask(repetition);
    if (stopped) return;
    if (!isOpen(answer)) return show(answer);
    const wait = waitBefore(repetition);
    show({ ...answer, isPaused: wait === undefined });
    if (wait !== undefined) timer = setTimeout(() => void askFor(repetition + 1), wait);
  };
  void askFor(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
