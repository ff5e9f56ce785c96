export { Browser } from './browser.ts';
export { type RealServer, startProcess } from './real-process.ts';
export { simpleBots, startServer, type TestServer } from './test-server.ts';
