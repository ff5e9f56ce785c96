import { type ApiResult, sendRequest } from '@branchline/client';

const ask = <Body>(method: string, path: string, body?: object): Promise<ApiResult<Body>> =>
  sendRequest<Body>(method, `/api${path}`, { body });

/** The server's HTTP side. */
export const api = {
  get: <Body>(path: string): Promise<ApiResult<Body>> => ask<Body>('GET', path),
  post: <Body>(path: string, body: object = {}): Promise<ApiResult<Body>> => ask<Body>('POST', path, body),
  put: <Body>(path: string, body: object): Promise<ApiResult<Body>> => ask<Body>('PUT', path, body),
  delete: <Body>(path: string): Promise<ApiResult<Body>> => ask<Body>('DELETE', path),
};
