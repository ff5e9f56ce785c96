const KEY = 'branchline.renewed';
const AGAIN = 30_000;

/**
 * After an update on the server, files an open page wants to fetch are gone. The page is loaded anew, once: nothing is lost by
 * that, since every game survives a reload.
 */
export function renewAfterUpdates(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
