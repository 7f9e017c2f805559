import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'

/**
 * One file of the repository that imports from another, by their paths from the root; `isLazy`: when it is
 * needed.
 */
export type Import = { from: string; to: string; isLazy: boolean }

/** The targets of a workspace's import aliases. */
const ALIASES = [
  ['#src/', 'site/src/'],
  ['#server/', 'site/server/'],
] as const

const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'(?<named>[^']+)'/gm

/** A component of the desk, as the configuration names it for Payload's import map. */
const COMPONENT = /'\/(?<named>src\/[^'#]+)#[^']+'/g

/** A value of ours on the global object. */
const GLOBAL = /\bglobalThis\.(?<named>noren\w+)/g

/** The imports of a folder's program files: its tests may reach further. */
export async function importsOf(root: string, folder: string): Promise<Import[]> {
  return inPrograms(root, folder, IMPORT, resolve)
}

/** The components that a folder's program files name as texts, by the paths of their files. */
export async function componentsIn(root: string, folder: string): Promise<Import[]> {
  return inPrograms(root, folder, COMPONENT, (_, named) => `cms/${named}`)
}

/** The values on the global object that program files use: `to` is the name of one. */
export async function globalsIn(root: string, folder: string): Promise<Import[]> {
  return inPrograms(root, folder, GLOBAL, (_, named) => named)
}

async function inPrograms(
  root: string,
  folder: string,
  pattern: RegExp,
  toOf: (from: string, named: string) => string | null,
): Promise<Import[]> {
  const found: Import[] = []
  for await (const file of glob(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root })) {
    if (/\.test\.|node_modules|(^|\/)(dist|\.next|testing)\//.test(file)) continue
    const from = file.split(sep).join('/')
    for (const { 0: text, groups } of readFileSync(join(root, file), 'utf8').matchAll(pattern)) {
      const to = toOf(from, groups?.named ?? '')
      if (to) found.push({ from, to, isLazy: text.startsWith('import(') })
    }
  }
  return found
}

/** The file an import names; `null` for a package. */
function resolve(from: string, named: string): string | null {
  if (named.startsWith('.')) return normalize(join(dirname(from), named))
  const alias = ALIASES.find(([name]) => named.startsWith(name))
  return alias ? alias[1] + named.slice(alias[0].length) : null
}
