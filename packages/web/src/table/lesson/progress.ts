import { type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../../preferences/settings.ts';

/** How far the lesson is: the table it is played at, and the step; `free` when the guide only watches. */
export interface LessonProgress {
  readonly table: string;
  readonly step: number | 'free';
}

/** The lesson that is under way; nothing before and after it. */
export function currentLesson(): LessonProgress | undefined {
  const [table = '', step = ''] = settings.lesson.value.split(' ');
  if (!table || table === DONE) return undefined;
  return { table, step: step === 'free' ? 'free' : Number(step) || 0 };
}

const DONE = 'done';

export function saveProgress({ table, step }: LessonProgress): void {
  settings.lesson.value = `${table} ${step}`;
}

export function endLesson(): void {
  settings.lesson.value = DONE;
}

/** Nobody here has taken the lesson, or begun it. */
export const isNewcomer = (): boolean => settings.lesson.value === '';

/** Grows when something was tried that the lesson does not want yet. */
const astray = signal(0);
export const wrongTries: ReadonlySignal<number> = astray;

export function countWrongTry(): void {
  astray.value++;
}

export function clearWrongTries(): void {
  astray.value = 0;
}
