/** Hands something to the browser as a file. */
export function saveFile(name: string, content: object): void {
  save(name, new Blob([JSON.stringify(content, undefined, 1)], { type: 'application/json' }));
}

/** The same for a text as it stands. */
export function saveText(name: string, content: string): void {
  save(name, new Blob([content], { type: 'text/plain' }));
}

/** The same for a file of any kind. */
export function saveBlob(name: string, file: Blob): void {
  save(name, file);
}

function save(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
