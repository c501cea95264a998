import { createServer } from 'node:http';
import request from 'supertest';
import { securityHeaders } from './security-headers.js';

/** The directives that a browser is sent, by name. */
async function policyOf(publicUrl: string, apiBaseUrl: string, checkoutBaseUrl: string) {
  const headers = securityHeaders({ publicUrl, paymentProviders: { any: { apiBaseUrl, checkoutBaseUrl } } });
  const server = createServer((req, res) => headers(req, res, () => res.end()));
  const { headers: sent } = await request(server).get('/');
  const directives = sent['content-security-policy']!.split(';').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...values]) => [name, values.join(' ')]));
}

describe('the policy of our pages', () => {
  it('allows the widget and the page of the payment provider, and no other origin', async () => {
    const policy = await policyOf('https://sigerist.co', 'https://production.wompi.co/v1', 'https://checkout.wompi.co');
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': "'self' https://checkout.wompi.co",
      'connect-src': "'self' https://checkout.wompi.co https://production.wompi.co",
      'frame-src': 'https://checkout.wompi.co',
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self' https://checkout.wompi.co",
      'frame-ancestors': "'none'",
      'report-uri': '/api/csp-reports',
      'upgrade-insecure-requests': '',
    });
  });

  it('allows the configured provider only', async () => {
    const policy = await policyOf('http://localhost:3000', 'http://localhost:3001/v1', 'http://localhost:3001');
    expect(policy).toMatchObject({
      'script-src': "'self' http://localhost:3001",
      'connect-src': "'self' http://localhost:3001",
      'frame-src': 'http://localhost:3001',
      'form-action': "'self' http://localhost:3001",
    });
    expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  });
});
