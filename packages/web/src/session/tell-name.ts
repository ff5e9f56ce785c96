import { settings } from '../preferences/settings.ts';
import { api } from './api.ts';

/** The server learns what this browser's person calls themselves, so that the name is known wherever they come back. */
export async function tellName(): Promise<void> {
  const name = settings.name.value.trim();
  if (name) await api.put('/session', { name });
}
