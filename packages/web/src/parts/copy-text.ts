/** Puts a text where it can be pasted from; false: that cannot be done here, and it has to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  // Only https and localhost have a clipboard: a server at home is reached without one.
  if (!('clipboard' in navigator)) return copySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelection(text),
  );
}

/** The way it was done before there were clipboards: what is selected is copied. */
function copySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'hidden-text';
  // Beside an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
