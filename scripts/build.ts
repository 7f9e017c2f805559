import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './environment.ts'
import { quietly } from './quietly.ts'

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'contract/src/**/*.ts',
  'contract/fonts/*',
]

/** The sources, the output and the name of each build. */
const BUILDS = {
  site: {
    title: 'Building the site',
    sources: ['site/*.{json,ts}', 'site/{src,server,public,scripts}/**/*'],
    output: 'site/dist',
  },
  cms: {
    title: 'Building the CMS (about a minute)',
    sources: ['cms/*.{json,ts,mjs}', 'cms/{src,server,public}/**/*', 'demo/company/company.json'],
    output: 'cms/.next',
  },
} as const

/** Tests, and what a build itself writes among the sources. */
const NOT_SOURCE = /\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/

/** Builds a workspace unless its sources are those of the last build. */
export async function build(workspace: keyof typeof BUILDS, signal?: AbortSignal): Promise<void> {
  const { title, sources } = BUILDS[workspace]
  const stamp = stampOf(workspace)
  const hash = contentHash([...SHARED, ...sources])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  await quietly(title, workspace, 'build', signal)
  writeFileSync(stamp, hash)
}

/** Forces the next build: something else is about to write into the output. */
export function forgetBuild(workspace: keyof typeof BUILDS): void {
  rmSync(stampOf(workspace), { force: true })
}

function stampOf(workspace: keyof typeof BUILDS): string {
  return join(ROOT, BUILDS[workspace].output, 'noren-build')
}

/** One hash over names and bytes of all files a build could read. */
function contentHash(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
