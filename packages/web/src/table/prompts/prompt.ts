import type { ComponentType } from 'preact';

/** What a question needs: a sentence with buttons, and room beside the hand for what is chosen from. */
export interface Prompt {
  readonly Line: ComponentType;
  readonly Side?: ComponentType | undefined;
}
