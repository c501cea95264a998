import { itKeepsPrivacyRequests } from '../contracts/privacy-requests.contract.js';
import { InMemoryPrivacyRequests } from './in-memory-privacy-requests.js';

describe('InMemoryPrivacyRequests', () => {
  const requests = new InMemoryPrivacyRequests();

  itKeepsPrivacyRequests(() => requests);
});
