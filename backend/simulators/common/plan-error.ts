import type { ErrorRequestHandler } from 'express';

/** An invalid control call; its text is for the developer who wrote it. */
export class PlanError extends Error {}

/** Reads a whole number, 0 or more, of a control call; `name` is for the error. */
export function wholeNumber(name: string, raw: unknown): number {
  const value = raw === '' ? NaN : Number(raw);
  if (!Number.isSafeInteger(value) || value < 0) throw new PlanError(`${name} needs a whole number, 0 or more`);
  return value;
}

/** Answers 400 to an invalid control call. */
export const answerPlanErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof PlanError) response.status(400).json({ error: error.message });
  else next(error);
};
