import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';

/** A server with a certificate of shop.example.com, signed by itself, that is valid until 2 November 2126, 16:42:31 UTC. */
export async function startTlsServer(): Promise<{ address: string; stop: () => void }> {
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

// Made for this file; it opens nothing else.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7VnRcmbCJNx6nkw9
fXLjSy1BKBsU5p5CcTCUGwODw1ChRANCAASGgCCdxQmHn6rfsi3nJA19QFHOjxkj
QJGNBPl9uO+a2kgQRfFVzFi4bJNbSQRsCZzfo/JoT3by5HQxnxtKud5F
-----END PRIVATE KEY-----
`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBjTCCATOgAwIBAgIUGyNIfsbHJYnXLoIByyTqY2bzy4UwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc2hvcC5leGFtcGxlLmNvbTAgFw0yNjExMjYxNjQyMzFaGA8y
MTI2MTEwMjE2NDIzMVowGzEZMBcGA1UEAwwQc2hvcC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABIaAIJ3FCYefqt+yLeckDX1AUc6PGSNAkY0E
+X2475raSBBF8VXMWLhsk1tJBGwJnN+j8mhPdvLkdDGfG0q53kWjUzBRMB0GA1Ud
DgQWBBQSMsL49Dek201NykTAjUJDbIUJXzAfBgNVHSMEGDAWgBQSMsL49Dek201N
ykTAjUJDbIUJXzAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIAeM
gw0kZDGqSBJpgYsgrQrEBBF4q4jS3vqy/ciROSarAiEAh9x6SyBuVZmfJb7c6A7z
Yik7kdW7y86meHT1vwVc4a8=
-----END CERTIFICATE-----
`;
