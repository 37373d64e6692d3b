import { readFile } from 'node:fs/promises';

/** The licences of the packages that esbuild put into a bundle, each text once; a package without one ends the build. */
export async function notices(metafile, modules) {
  const folders = Object.keys(metafile.inputs).map((input) => input.match(/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]);
  const packagesByText = new Map();
  for (const name of [...new Set(folders.filter(Boolean))].sort()) {
    const { version } = JSON.parse(await readFile(new URL(`${name}/package.json`, modules), 'utf8'));
    const text = (await readFile(new URL(`${name}/LICENSE`, modules), 'utf8')).replaceAll('\r', '').trim();
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), `${name} ${version}`]);
  }
  return [...packagesByText].map(([text, packages]) => `${packages.join(', ')}:\n\n${text}\n`).join('\n');
}
