/** Hands something to the browser as a file. */
export function saveFile(name: string, content: object): void {
  const file = new Blob([JSON.stringify(content, undefined, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
