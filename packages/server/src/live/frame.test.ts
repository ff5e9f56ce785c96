import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frame } from './frame.ts';

test('a frame of any length reaches a stranger’s client as the text it was', async () => {
  const texts = [
    '',
    'x',
    'å'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    'ö'.repeat(30_000),
    'x'.repeat(65_535),
    'x'.repeat(65_536),
    '🚂'.repeat(40_000),
  ];
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, () => {
      for (const text of texts) wire.write(frame(text));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const received: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      received.push(String(data));
      if (received.length === texts.length) resolve();
    });
  });
  expect(received).toEqual(texts);
  client.terminate();
  http.close();
});
