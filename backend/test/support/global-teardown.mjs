export default () => globalThis.stopTestServer();
