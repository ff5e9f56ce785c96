// What the lock file says about the packages we stand on: their licences, their scripts, their bill of materials.

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 *
 * @typedef {Locked & { readonly place: string, readonly name: string, readonly version: string }} Package
 * @typedef {{ readonly packages: Readonly<Record<string, Locked>> }} Lock
 */

/**
 * Licences that let us ship what we make under ours. The second list is for tools only, which are never shipped:
 * MPL (changes to its own files are published), CC-BY (data with its author named).
 */
export const SHIPPED = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
export const TOOLS = [...SHIPPED, 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'Unlicense'];

/** Shipped although its licence is not on the list, and why that is right. */
export const REASONED = new Map([
  ['web-push', 'MPL-2.0: used unchanged on the server only; the licence asks for the source of changed files'],
]);

/**
 * The packages of others, each where it lies.
 * @param {Lock} lock
 * @returns {readonly Package[]}
 */
export function packagesOf({ packages }) {
  return Object.entries(packages).flatMap(([place, locked]) => {
    const at = place.lastIndexOf('node_modules/');
    if (at < 0 || locked.link) return [];
    return [{ ...locked, place, name: place.slice(at + 'node_modules/'.length), version: locked.version ?? '' }];
  });
}

/**
 * May it be used under one of these? `A OR B` leaves the choice, `A AND B` asks for both.
 * @param {string} expression
 * @param {readonly string[]} allowed
 * @returns {boolean}
 */
export function licensed(expression, allowed) {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(text)) return text.split(/ OR /).some((one) => licensed(one, allowed));
  if (/ AND /.test(text)) return text.split(/ AND /).every((one) => licensed(one, allowed));
  return allowed.includes(text.replace(/[()]/g, ''));
}

/**
 * Everything that is wrong, a sentence each.
 * @param {Lock} lock
 * @param {Readonly<Record<string, boolean>>} allowScripts
 * @returns {readonly string[]}
 */
export function faults(lock, allowScripts) {
  const all = packagesOf(lock);
  const scripted = new Set(all.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  return [
    ...all.flatMap(licenceFault),
    ...all.flatMap(({ name, version, integrity, resolved }) => [
      ...(integrity ? [] : [`${name} ${version} has no checksum in the lock file.`]),
      ...(resolved ? [`${name} ${version} is tied to one address in the lock file.`] : []),
    ]),
    ...[...scripted]
      .filter((name) => !(name in allowScripts))
      .map((name) => `${name} wants to run a script when it is installed: decide in allowScripts of package.json.`),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} is in allowScripts of package.json, but has no install script.`),
  ];
}

/** @param {Package} one */
function licenceFault({ name, version, license, dev }) {
  if (!license) return [`${name} ${version} names no licence: look at it, and at docs/dependencies.md.`];
  if (licensed(license, dev ? TOOLS : SHIPPED) || REASONED.has(name)) return [];
  return [`${name} ${version} is under ${license}, which is not on the list for ${dev ? 'tools' : 'what we ship'}.`];
}

/**
 * How many packages each licence covers, shipped ones and tools.
 * @param {Lock} lock
 */
export function licenceTable(lock) {
  /** @type {Map<string, { licence: string, shipped: number, tools: number }>} */
  const rows = new Map();
  for (const { license = 'none', dev } of packagesOf(lock)) {
    const row = rows.get(license) ?? { licence: license, shipped: 0, tools: 0 };
    if (dev) row.tools++;
    else row.shipped++;
    rows.set(license, row);
  }
  return [...rows.values()].sort((a, b) => b.shipped + b.tools - a.shipped - a.tools);
}

/**
 * A bill of materials in the format CycloneDX 1.6. The same lock file gives the same bytes.
 * @param {Lock} lock
 * @param {{ readonly name: string, readonly version: string }} product
 */
export function billOfMaterials(lock, { name, version }) {
  const all = packagesOf(lock);
  /** @param {Package} one */
  const reference = (one) => `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`;
  const unique = [...new Map(all.map((one) => [reference(one), one])).entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: unique.map(([purl, one]) => ({
      type: 'library',
      'bom-ref': purl,
      name: one.name,
      version: one.version,
      purl,
      scope: one.dev ? 'excluded' : one.optional ? 'optional' : 'required',
      licenses: [licenceEntry(one.license ?? 'none')],
      ...(one.integrity && { hashes: [hashOf(one.integrity)] }),
    })),
    dependencies: unique.map(([ref, one]) => ({
      ref,
      dependsOn: [...new Set(needsOf(lock, one).map(reference))].sort(),
    })),
  };
}

/** @param {string} licence */
function licenceEntry(licence) {
  return / (?:OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } };
}

/** @param {string} integrity */
function hashOf(integrity) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

/**
 * Found as Node finds them: in the nearest node_modules on the way up.
 * @param {Lock} lock
 * @param {Package} one
 * @returns {readonly Package[]}
 */
function needsOf({ packages }, { place, dependencies = {}, optionalDependencies = {} }) {
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    for (let folder = place; ; ) {
      const there = `${folder}${folder && '/'}node_modules/${name}`;
      const found = packages[there];
      if (found) return [{ ...found, place: there, name, version: found.version ?? '' }];
      if (folder === '') return [];
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
    }
  });
}
