import { describe } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { storeContract } from './table-store.contract.ts';

describe('the store in memory', () => storeContract(async () => new MemoryStore()));
