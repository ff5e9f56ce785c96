// Pins the base images by digest: `npm run pin-images`, where Docker is and the registry can be reached. It asks for the digest of
// every image that the Dockerfile and the compositions name and writes it behind the tag, to be committed: name:tag@sha256:…
// `npm run pin-images -- --check` only tells which are pinned, and ends with 1 if one is not.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const FILES = ['Dockerfile', 'docker-compose.yml', 'docker-compose.large.yml'];

/** `ARG NODE_IMAGE=name:tag` and `${CADDY_IMAGE:-name:tag}`, each perhaps with a digest already. */
const NAMED = /(?<=^ARG \w+_IMAGE=|\$\{\w+_IMAGE:-)([\w./-]+:[\w.-]+)(?:@(sha256:[0-9a-f]{64}))?/gm;

/**
 * The images that a file names, and their digests as far as they are known.
 * @param {string} text
 * @returns {{ image: string, digest?: string }[]}
 */
export function imagesIn(text) {
  return [...text.matchAll(NAMED)].map(([, image = '', digest]) => ({ image, ...(digest && { digest }) }));
}

/**
 * The same file with the digest of every image; one that was there before is replaced.
 * @param {string} text
 * @param {ReadonlyMap<string, string>} digests
 */
export function pinned(text, digests) {
  return text.replace(NAMED, (_, image) => `${image}@${digests.get(image)}`);
}

/** Asks the registry by Docker, which knows its mirrors and passwords. @param {string} image */
function digestOf(image) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { stdout, stderr, error } = spawnSync('docker', args, { encoding: 'utf8' });
  const digest = stdout?.trim();
  if (/^sha256:[0-9a-f]{64}$/.test(digest)) return digest;
  throw new Error(`The digest of ${image} is not known: ${error?.message ?? stderr.trim()}`);
}

/** @param {string} root @param {boolean} onlyCheck @returns {boolean} whether all of them are pinned now */
function pin(root, onlyCheck) {
  const files = FILES.map((file) => path.join(root, file));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const known = new Map(texts.flatMap((text) => imagesIn(text).map(({ image, digest }) => [image, digest])));
  if (onlyCheck) {
    for (const [image, digest] of known) console.log(`${image}: ${digest ?? 'by its tag only'}`);
    return [...known.values()].every((digest) => digest !== undefined);
  }
  const digests = new Map([...known.keys()].map((image) => [image, digestOf(image)]));
  for (const [at, file] of files.entries()) writeFileSync(file, pinned(texts[at] ?? '', digests));
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  try {
    process.exitCode = pin(root, process.argv.includes('--check')) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
