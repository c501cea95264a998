import { type Answer, isOpen, type PaymentOutcome } from './payment-outcome';

const FIRST_MS = 2_000;
const STEP_MS = 500;
const MAX_MS = 5_000;
/** In total about 90 seconds. */
const REPETITIONS = 20;

/**
 * Milliseconds before the next request; undefined when polling ends. The page polls every 2 to 5 seconds for about 90
 * seconds (issue 5), in which most banks answer. `repetition` starts at 0.
 */
function waitBefore(repetition: number): number | undefined {
  return repetition < REPETITIONS ? Math.min(FIRST_MS + repetition * STEP_MS, MAX_MS) : undefined;
}

/** Polls until the answer is final or the time is over. Returns a function that stops it. */
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
