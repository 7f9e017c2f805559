import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asSentence } from './file-faults.mjs'
import { underLock } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { isOutOfReach, whyNpmFailed } from './npm-faults.mjs'
import { packageFolders, packagesOf, UNFINISHED } from './packages.mjs'
import { shown } from './progress.mjs'

// Plain JavaScript, because it also runs before the project's own Node is installed, on the Node that
// started npm. scripts/README.md says how it knows what is installed.

/**
 * What each part needs. SITE's are a tenth of the whole, so that it can answer early: it names all it
 * needs, and none of the optional compilers that only the CMS and our tools use.
 */
const WORKSPACES = {
  site: ['-w', 'contract', '-w', 'kit', '-w', 'site', '--legacy-peer-deps'],
  all: [],
}

/** A build needs them under NODE_ENV=production, too. npm's own patience is 78 s of silence. */
const OPTIONS = [
  ...['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'],
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
]

/** How long the registry may be out of reach, and the longest pause between two tries. */
const PATIENCE_MS = 60_000
const LONGEST_PAUSE_MS = 15_000

/**
 * Installs what the lockfile names and node_modules lacks; returns immediately where it lacks nothing.
 * Installed packages stay, so it may run beside a running SITE, except where something is missing of them:
 * then all are installed anew. Throws a sentence when npm fails.
 * @param {import('./packages.mjs').Part} part
 * @param {AbortSignal} [signal] Ends the installation.
 */
export async function install(part, signal) {
  await underLock({
    isNeeded: () => packagesOf(part).state !== 'there',
    work: (hold) => installNow(part, hold, signal),
    signal,
  })
}

/**
 * @param {import('./packages.mjs').Part} part
 * @param {import('./lock.mjs').Hold} hold
 * @param {AbortSignal} [signal]
 */
async function installNow(part, hold, signal) {
  try {
    if (packagesOf(part).state === 'torn') clearAway()
    mkdirSync(dirname(UNFINISHED), { recursive: true })
    writeFileSync(UNFINISHED, '')
  } catch (error) {
    throw asSentence(error, dirname(UNFINISHED))
  }
  const parts = part === 'site' ? 'the site' : 'all parts'
  await shown(`Installing the packages of ${parts}`, () => persistently(part, hold, signal))
  rmSync(UNFINISHED, { force: true })
  const { state, lacks } = packagesOf(part)
  if (state === 'there') return
  throw new Error(
    `npm says it has installed everything, but ${lacks} is missing. Do its settings leave something out? See ignore-scripts, omit and bin-links in: npm config list`,
  )
}

function clearAway() {
  console.log('An earlier installation did not end well: the packages are installed anew.')
  for (const folder of packageFolders())
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/**
 * Tries again while the registry is out of reach.
 * @param {import('./packages.mjs').Part} part
 * @param {import('./lock.mjs').Hold} hold
 * @param {AbortSignal} [signal]
 */
async function persistently(part, hold, signal) {
  let failingSince = 0
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const result = await runNpm([...OPTIONS, ...WORKSPACES[part]], { hold, signal })
    if (result.code === 0) return
    signal?.throwIfAborted()
    const mayPass = isOutOfReach(result)
    failingSince ||= Date.now()
    if (!mayPass || Date.now() - failingSince + pause > PATIENCE_MS) {
      // Where it reached nothing, npm has put back what it had changed.
      if (mayPass) rmSync(UNFINISHED, { force: true })
      throw new Error(whyNpmFailed(result))
    }
    if (pause === 1000) console.log('npm does not reach its registry: trying again for a minute.')
    await wait(pause, undefined, { signal })
  }
}
