import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript, because it also runs before the project's own Node is installed, on the Node that
// started npm.

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * What each part needs. SITE's are a tenth of the whole, so that it can answer early: it names all it
 * needs, and none of the optional compilers that only the CMS and our tools use.
 */
const WORKSPACES = {
  site: ['-w', 'contract', '-w', 'site', '--legacy-peer-deps'],
  all: [],
}

/**
 * Installs what the lockfile names and node_modules lacks; returns immediately when nothing changed since
 * the last time. Installed packages stay, so it may run beside a running SITE. Throws an error worth
 * showing when npm fails.
 * @param {keyof typeof WORKSPACES} part
 * @param {AbortSignal} [signal] Ends the installation.
 */
export async function install(part, signal) {
  if (isInstalled(part)) return
  console.log(`Installing the packages of ${part === 'site' ? 'the site' : 'all parts'} …`)
  const [command, ...npm] = npmCommand()
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(command, [...npm, ...options, ...WORKSPACES[part]], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(signal && { signal }),
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('npm could not install the packages; see its message above.')
  writeFileSync(stampFile(part), lockfileHash())
}

/**
 * The npm that started us, else the one on the PATH, as a command and its first arguments.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const npm = process.env.npm_execpath
  return npm ? [process.execPath, npm] : ['npm']
}

/** @param {keyof typeof WORKSPACES} part */
function isInstalled(part) {
  const hash = lockfileHash()
  return [part, 'all'].some(
    (name) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash,
  )
}

/** @param {string} part */
function stampFile(part) {
  return join(root, 'node_modules', `.noren-installed-${part}`)
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}
