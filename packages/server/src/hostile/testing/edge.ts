import { Duplex } from 'node:stream';
import type { ServerMessage } from '@branchline/protocol';
import type { WebSocket } from 'ws';
import type { Identity } from '../../auth/identity.ts';
import type { Services } from '../../http/services.ts';
import { Connection } from '../../live/connection.ts';
import { receive, type SocketContext } from '../../live/messages.ts';

/** A socket's inner side: texts go straight to the server's message door, what comes back is read from its frames. */
export class Edge {
  readonly connection: Connection;
  readonly #context: SocketContext;
  #heard: ServerMessage[] = [];
  #open = true;

  constructor(services: Services, identity: Identity) {
    const { tables, subscribers, chat, keys, devices, log, personReturned } = services;
    this.#context = { tables, subscribers, chat, keys, devices, log, now: Date.now, personReturned };
    const wire = new Duplex({
      write: (bytes: Buffer, _, done) => {
        this.#read(bytes);
        done();
      },
      read: () => undefined,
    });
    const end = (): void => {
      this.#open = false;
    };
    const socket = { OPEN: 1, readyState: 1, terminate: end, close: end, ping: () => undefined };
    this.connection = new Connection(socket as unknown as WebSocket, wire, identity);
  }

  get open(): boolean {
    return this.#open;
  }

  /** Answers what came back. Whatever is sent, the door itself never breaks. */
  async send(text: string): Promise<readonly ServerMessage[]> {
    await receive(text, this.connection, this.#context);
    await new Promise((resolve) => process.nextTick(resolve));
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  #read(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; ) {
      const short = bytes[at + 1] ?? 0;
      const header = short < 126 ? 2 : short === 126 ? 4 : 10;
      const length =
        short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      this.#heard.push(JSON.parse(bytes.toString('utf8', at + header, at + header + length)));
      at += header + length;
    }
  }
}
