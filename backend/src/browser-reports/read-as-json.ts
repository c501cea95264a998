import type { RequestHandler } from 'express';

const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

/** Browsers send reports under types of their own, which are JSON. */
export const readAsJson: RequestHandler = (req, _res, next) => {
  if (req.is(REPORT_TYPES)) req.headers['content-type'] = 'application/json';
  next();
};
