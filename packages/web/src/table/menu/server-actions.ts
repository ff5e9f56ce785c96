import type { ApiResult } from '@branchline/client';
import type { TableAnswer } from '@branchline/protocol';
import { useState } from 'preact/hooks';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import type { TableSource } from '../../session/follow-table.ts';

/** Asks the server to change something at its table; what came of it is told as info to everybody. */
export interface ServerActions {
  /** Why the last wish was not fulfilled, in words. */
  readonly trouble: string | undefined;
  post(path: string, body?: object): Promise<boolean>;
  put(path: string, body: object): Promise<boolean>;
}

export function useServer({ server }: TableSource): ServerActions {
  const [trouble, setTrouble] = useState<string>();
  const told = async (reply: Promise<ApiResult<TableAnswer>>): Promise<boolean> => {
    const result = await reply;
    setTrouble(result.ok ? undefined : messages.value.lobby.refused[result.refusal.code]);
    return result.ok;
  };
  const at = (path: string): string => `${server?.path ?? ''}${path}${server?.query ? `?${server.query}` : ''}`;
  return {
    trouble,
    post: (path, body = {}) => told(api.post<TableAnswer>(at(path), body)),
    put: (path, body) => told(api.put<TableAnswer>(at(path), body)),
  };
}
