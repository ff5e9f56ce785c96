import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ADMIN_LOG, type AdminAnswer, type AdminLogLine, type AdminRequest, changesSomething } from './requests.ts';

export interface Writing {
  readonly dataDir: string;
  /** Whoever asks. */
  readonly by: string;
  readonly now: () => Date;
}

/**
 * Does what is asked, and writes it down before and after: what cannot be written down is not done, and what fails is in the log
 * as well. What only looks is not written down.
 */
export async function writtenDown(
  request: AdminRequest,
  { dataDir, by, now }: Writing,
  work: () => Promise<AdminAnswer>,
): Promise<AdminAnswer> {
  if (!changesSomething(request)) return work();
  /** What is wrong with the log; nothing, if it is written. */
  const write = (outcome: AdminLogLine['outcome'], why?: string): string | undefined =>
    append(dataDir, { at: now().toISOString(), by, ...request, outcome, ...(why !== undefined && { why }) });
  const fault = write('begun');
  if (fault !== undefined) return { ok: false, why: `Nothing was done: ${fault}` };
  try {
    const answer = await work();
    const late = answer.ok ? write('done') : write('refused', answer.why);
    return answer.ok && late !== undefined ? { ok: false, why: `It was done, but ${late}` } : answer;
  } catch (error) {
    write('refused', error instanceof Error ? error.message : String(error));
    throw error;
  }
}

function append(dataDir: string, line: AdminLogLine): string | undefined {
  const file = path.join(dataDir, ADMIN_LOG);
  try {
    mkdirSync(dataDir, { recursive: true });
    appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    return undefined;
  } catch (error) {
    return `${file} cannot be written (${error instanceof Error && 'code' in error ? error.code : error}).`;
  }
}
