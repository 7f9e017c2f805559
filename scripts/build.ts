import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './environment.ts'
import { asSentence } from './file-faults.mjs'
import { type Hold, underLock } from './lock.mjs'
import { quietly } from './quietly.ts'

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  '{contract,kit}/src/**/*.ts',
  'contract/fonts/*',
]

/** The name of each build, its sources, its output with the stamp, and what its steps write last. */
const BUILDS = {
  site: {
    title: 'Building the site',
    sources: ['site/*.{json,ts}', 'site/{src,server,public,scripts}/**/*'],
    output: 'site/dist',
    last: ['site/dist/main.js'],
  },
  cms: {
    title: 'Building the CMS (about a minute)',
    sources: ['cms/*.{json,ts,mjs}', 'cms/{src,server,public}/**/*', 'demo/company/company.json'],
    output: 'cms/.next',
    last: ['cms/dist/main.js', 'cms/dist/screens/.vite/manifest.json', 'cms/.next/BUILD_ID'],
  },
} as const

type Workspace = keyof typeof BUILDS

/** Tests, and what a build itself writes among the sources. */
const NOT_SOURCE = /\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/

/** Stands in the stamp while a build runs: what ended in its midst is begun from nothing. */
const UNFINISHED = 'unfinished'

/**
 * Builds a workspace unless its sources are those of the last build, while no other command of the checkout
 * installs or builds. Throws what the build printed when it fails.
 */
export async function build(workspace: Workspace, signal?: AbortSignal): Promise<void> {
  await underLock({
    isNeeded: () => !isBuilt(workspace),
    work: (hold) => buildNow(workspace, hold, signal),
    signal,
  })
}

async function buildNow(workspace: Workspace, hold: Hold, signal?: AbortSignal): Promise<void> {
  const { title, output } = BUILDS[workspace]
  const hash = sourcesHash(workspace)
  const folder = join(ROOT, output)
  try {
    mkdirSync(folder, { recursive: true })
    if (isTorn(workspace)) clearAway(folder)
    writeFileSync(stampOf(workspace), UNFINISHED)
  } catch (error) {
    throw asSentence(error, folder)
  }
  await quietly(title, workspace, 'build', { hold, signal })
  writeFileSync(stampOf(workspace), hash)
}

/** Forces the next build: something else is about to write into the output. */
export function forgetBuild(workspace: Workspace): void {
  rmSync(stampOf(workspace), { force: true })
}

function isBuilt(workspace: Workspace): boolean {
  return hasEnded(workspace) && stampIn(workspace) === sourcesHash(workspace)
}

/** A build in Next's way has thrown away the stamp when it ends in its midst. */
function isTorn(workspace: Workspace): boolean {
  return stampIn(workspace) === UNFINISHED || !hasEnded(workspace)
}

function hasEnded(workspace: Workspace): boolean {
  return BUILDS[workspace].last.every((file) => existsSync(join(ROOT, file)))
}

/** All but what `npm run dev` may be using. */
function clearAway(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => name !== 'dev'))
    rmSync(join(folder, name), { recursive: true, force: true })
}

function stampOf(workspace: Workspace): string {
  return join(ROOT, BUILDS[workspace].output, 'noren-build')
}

function stampIn(workspace: Workspace): string | null {
  const stamp = stampOf(workspace)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}

/**
 * One hash over names and bytes of all files a build could read. The names are those within the checkout, so that
 * one that was moved or copied needs no other build.
 */
function sourcesHash(workspace: Workspace): string {
  const hash = createHash('sha256')
  const patterns = [...SHARED, ...BUILDS[workspace].sources]
  const files = globSync(patterns, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}
