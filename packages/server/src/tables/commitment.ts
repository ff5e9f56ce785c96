import { createHash, randomBytes } from 'node:crypto';
import type { SecretSeed } from '@branchline/engine';

/** 256 bits from the operating system: the whole randomness of one table. */
export function newSeed(): SecretSeed {
  return randomBytes(32).toString('hex');
}

/** What is published at the deal: SHA-256 of the seed's 64 hexadecimal digits. The seed follows at the end. */
export function commitmentTo(seed: SecretSeed): string {
  return createHash('sha256').update(seed).digest('hex');
}
