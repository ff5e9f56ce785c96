// Writes src/api-types.ts from the document of the server beside it.
import { writeFileSync } from 'node:fs';
import { startServer } from '@branchline/server/testing';
import { type ApiDocument, typeScriptOf } from './type-script.ts';

const server = await startServer();
const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument;
await server.close();
writeFileSync(new URL('../src/api-types.ts', import.meta.url), typeScriptOf(document));
