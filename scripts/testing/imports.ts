import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'

/** One file of the repository that imports from another, by their paths from the root. */
export type Import = { from: string; to: string }

/** The targets of a workspace's import aliases. */
const ALIASES = [
  ['#src/', 'site/src/'],
  ['#server/', 'site/server/'],
] as const

const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm

/** The imports of a folder's program files: its tests may reach further. */
export async function importsOf(root: string, folder: string): Promise<Import[]> {
  const imports: Import[] = []
  for await (const file of glob(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root })) {
    if (/\.test\.|node_modules|(^|\/)(dist|\.next|testing)\//.test(file)) continue
    const from = file.split(sep).join('/')
    for (const [, named = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const to = resolve(from, named)
      if (to) imports.push({ from, to })
    }
  }
  return imports
}

/** The file an import names; `null` for a package. */
function resolve(from: string, named: string): string | null {
  if (named.startsWith('.')) return normalize(join(dirname(from), named))
  const alias = ALIASES.find(([name]) => named.startsWith(name))
  return alias ? alias[1] + named.slice(alias[0].length) : null
}
