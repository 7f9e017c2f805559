import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { ROOT } from '../environment.ts'
import { textOf } from '../testing/documents.ts'

const names = v.optional(v.record(v.string(), v.string()), {})

const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      license: v.optional(v.string()),
      link: v.optional(v.boolean(), false),
      resolved: v.optional(v.string()),
      hasInstallScript: v.optional(v.boolean(), false),
      dependencies: names,
      optionalDependencies: names,
    }),
  ),
})

/** What a package says of its licence; the form of before npm 2 has a list. */
const manifest = v.object({
  license: v.optional(v.string()),
  licenses: v.optional(v.array(v.object({ type: v.string() }))),
})

const { packages } = v.parse(
  v.pipe(v.string(), v.parseJson(), lockfile),
  textOf('package-lock.json'),
)

/** A package of others. `path` is its folder from the root. */
export type Package = { name: string; version: string; path: string; licence: string }

/**
 * The packages of others that a workspace needs in production, and all that they need. For one workspace
 * `npm sbom` leaves out some of them.
 * @param begin the names to begin with, where these are others than the workspace's dependencies
 */
export function productionTree(workspace: string, begin = needsOf(workspace)): Package[] {
  const found = new Set<string>()
  const walk = (path: string, needed: readonly string[]): void => {
    for (const name of needed) {
      const at = installed(name, path)
      if (at === undefined || found.has(at)) continue
      found.add(at)
      walk(at, needsOf(at))
    }
  }
  walk(workspace, begin)
  return [...found]
    .filter((path) => path.includes('node_modules/'))
    .sort()
    .map((path) => ({
      name: nameOf(path),
      version: packages[path]?.version ?? '',
      path,
      licence: licenceOf(path),
    }))
}

/** The names of the packages that run a script when they are installed, each once. */
export function withInstallScript(): string[] {
  const having = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  return [...new Set(having.map(([path]) => nameOf(path)))].sort()
}

function needsOf(path: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
  return Object.keys({ ...dependencies, ...optionalDependencies })
}

/** Where Node finds a package seen from another one; `undefined` for one of another platform. */
function installed(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    const there = packages[path]
    if (there) return there.link ? there.resolved : path
    if (folder === '.') return undefined
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** As the package itself says; of one for another platform, as the lockfile says. */
function licenceOf(path: string): string {
  const file = join(path, 'package.json')
  if (!existsSync(join(ROOT, file))) return packages[path]?.license ?? ''
  const { license, licenses } = v.parse(v.pipe(v.string(), v.parseJson(), manifest), textOf(file))
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? ''
}
