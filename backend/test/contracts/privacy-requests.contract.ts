import type { PrivacyRequests } from '../../src/privacy/application/privacy-requests.port.js';
import { PrivacyRequest } from '../../src/privacy/domain/privacy-request.js';

/** Contract of every store of requests for personal data. */
export function itKeepsPrivacyRequests(requests: () => PrivacyRequests): void {
  const now = new Date('2026-01-15T15:00:00Z');
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  async function addLink(tokenDigest: string): Promise<PrivacyRequest> {
    const link = PrivacyRequest.link({ id: crypto.randomUUID(), email: 'laura@example.com', tokenDigest }, now);
    await requests().add(link);
    return link;
  }

  it('finds a request until it is removed', async () => {
    const request = PrivacyRequest.begin(crypto.randomUUID(), 'laura@example.com', now);
    await requests().add(request);
    expect(await requests().find(request.id)).toEqual(request);

    await requests().remove(request.id);
    expect(await requests().find(request.id)).toBeNull();
  });

  it('gives the request of a valid token to one of several calls at once', async () => {
    const link = await addLink('digest-valid');

    const taken = await Promise.all([1, 2, 3].map(() => requests().take('digest-valid', inMinutes(59))));
    expect(taken.filter(Boolean)).toEqual([link]);
    expect(await requests().find(link.id)).toBeNull();
  });

  it('gives nothing for an expired or unknown token', async () => {
    const link = await addLink('digest-expired');

    expect(await requests().take('digest-expired', link.expiresAt)).toBeNull();
    expect(await requests().take('digest-unknown', now)).toBeNull();
    expect(await requests().find(link.id)).toEqual(link);
  });
}
