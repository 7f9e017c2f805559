import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { checkOut, installFor, npm } from './programs.ts'
import { keysOf, type Source } from './source.ts'

/** A kind of machine, as Node and npm name it. */
export const CPUS = ['x64', 'arm64'] as const
export type Cpu = (typeof CPUS)[number]

/** What a release has of the commit: what the programs and their commands load, and what operators read. */
const PATHS = [
  ...['package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'README.md', 'CHANGELOG.md'],
  ...['contract', 'kit', 'demo', 'site', 'cms', 'backup', 'scripts', 'deploy', '.env.example'],
  ...['docs/desk', 'docs/guides', 'tsconfig.base.json'],
  // npm reads these for the list of workspaces.
  ...['bench', 'e2e', 'torture', 'mutation'].map((name) => `${name}/package.json`),
  ...[':(exclude,glob)**/*.test.ts', ':(exclude,glob)**/*.test.tsx'],
]

/** What a build leaves behind for the next one, or for people: much, and never twice the same. */
const LEFT_BY_NEXT = new Set(['cache', 'trace', 'trace-build', 'diagnostics', 'types', 'turbopack'])

/** Where a release is thought to lie: Next writes into two files where it was built, and reads it nowhere. */
const HOME = '/srv/noren'

/** Of the package `node`: what fetched the program for the machine it was installed on. */
const FETCHERS = ['node_modules', 'installArchSpecificPackage.js']

/**
 * Makes the folder of a release for machines of a kind.
 * @param root the checkout
 * @param built the folder with the built programs
 */
export async function assemble(options: {
  root: string
  source: Source
  built: string
  folder: string
  cpu: Cpu
}): Promise<void> {
  const { root, source, built, folder, cpu } = options
  await checkOut(root, source, folder, PATHS)
  await installFor(folder, cpu)
  await bringNode(folder, cpu)
  for (const name of ['site/dist', 'cms/dist'])
    await cp(join(built, name), join(folder, name), { recursive: true })
  const next = join(built, 'cms/.next')
  await cp(next, join(folder, 'cms/.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_BY_NEXT.has(relative(next, path)),
  })
  for (const name of ['required-server-files.json', 'required-server-files.js'])
    await replaceIn(join(folder, 'cms/.next', name), built, HOME)
  await settlePreview(join(folder, 'cms/.next'), source)
  await mkdir(join(folder, 'bin'))
  await rename(join(folder, 'deploy/release/noren'), join(folder, 'bin/noren'))
  for (const name of ['bench', 'e2e', 'torture', 'mutation', 'node_modules/.package-lock.json'])
    await rm(join(folder, name), { recursive: true })
}

/** Next can be told its other random choices, and not these; they are in two files. */
async function settlePreview(next: string, source: Source): Promise<void> {
  const chosen = JSON.parse(await readFile(join(next, 'server/preview-props.json'), 'utf8'))
  for (const [name, key] of Object.entries(keysOf(source).preview)) {
    for (const file of ['prerender-manifest.json', 'server/preview-props.json'])
      await replaceIn(join(next, file), String(chosen[name]), key)
  }
}

/** Node for that kind of machine, of the version that the lockfile names. */
async function bringNode(folder: string, cpu: Cpu): Promise<void> {
  const place = join(folder, 'node_modules/node')
  const { version } = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))
  const name = `node-linux-${cpu}`
  const fetched = join(folder, '.node')
  await mkdir(fetched)
  await writeFile(join(fetched, 'package.json'), '{}')
  await npm(['install', '--force', '--ignore-scripts', `${name}@${version}`], fetched)
  for (const left of FETCHERS) await rm(join(place, left), { recursive: true, force: true })
  await mkdir(join(place, 'bin'), { recursive: true })
  await cp(join(fetched, 'node_modules', name, 'bin/node'), join(place, 'bin/node'))
  await rm(fetched, { recursive: true })
}

async function replaceIn(file: string, before: string, after: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(before, after))
}
