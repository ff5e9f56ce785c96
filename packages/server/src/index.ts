export { createServer, type Server, type ServerParts } from './app/server.ts';
export { openSecrets, type Secrets } from './config/secrets.ts';
export { readSettings, type ServerSettings } from './config/settings.ts';
export { openPostgres } from './store/postgres-store.ts';
export { openSqlite } from './store/sqlite-store.ts';
export type { TableStore } from './store/table-store.ts';
