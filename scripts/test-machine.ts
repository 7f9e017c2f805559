import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_PACKAGES, findChromium, findOnPath } from './chromium.ts'
import { hasEngine, OTHER_ENGINES, type OtherEngine } from './engines.ts'
import { type Hold, underLock } from './lock.mjs'
import { shown } from './progress.mjs'
import { findCaddy, findNginx } from './proxies.ts'
import { COMPILER_PACKAGES, findCompiler } from './testing/compiler.ts'
import { findPostgres } from './testing/postgres.ts'

/** What tests need of the machine, and Debian's packages that bring it. */
type Need = {
  /** What is left out without it. */
  purpose: string
  packages: readonly string[]
  isThere: () => boolean
  /** Whether Debian starts it as it installs it. */
  isServer?: true
}

/** Debian's two, unless another one is named. */
const CHROMIUM: Need = {
  purpose: 'to test in a browser',
  packages: CHROMIUM_PACKAGES,
  isThere: () =>
    Boolean(process.env.CHROMIUM_PATH) ||
    CHROMIUM_PACKAGES.every((name) => findOnPath([name]) !== undefined),
}

const JAPANESE_FONT: Need = {
  purpose: 'to draw Japanese',
  packages: ['fontconfig', 'fonts-noto-cjk'],
  isThere: () => Boolean(spawnSync('fc-list', [':lang=ja', 'family']).stdout?.length),
}

const engine = (name: OtherEngine): Need => ({
  purpose: `to test in ${name}`,
  packages: OTHER_ENGINES[name],
  isThere: () => hasEngine(name),
})

const proxy = (name: string, find: () => string | undefined): Need => ({
  purpose: `to test behind ${name}`,
  packages: [name, 'openssl'],
  isThere: () => find() !== undefined && findOnPath(['openssl']) !== undefined,
  isServer: true,
})

/** Of these, a machine that cannot have one leaves out its tests, except in continuous integration. */
const ENGINES_AND_SERVERS: readonly Need[] = [
  engine('firefox'),
  engine('webkit'),
  proxy('nginx-light', findNginx),
  proxy('caddy', findCaddy),
  {
    purpose: 'to test on PostgreSQL',
    packages: ['postgresql'],
    isThere: () => findPostgres() !== undefined,
    isServer: true,
  },
  {
    purpose: 'to cut the power of a disk',
    packages: COMPILER_PACKAGES,
    isThere: () => process.platform !== 'linux' || findCompiler() !== undefined,
  },
  {
    purpose: 'to check the units of deploy/',
    packages: ['systemd'],
    isThere: () => findOnPath(['systemd-analyze']) !== undefined,
  },
]

/**
 * Makes sure the machine has what all tests need: installed, or from Debian. Where an engine or a server
 * cannot be had, continuous integration fails, and anywhere else says what is left out.
 */
export async function prepareMachine(): Promise<void> {
  await installTogether([CHROMIUM, JAPANESE_FONT, ...ENGINES_AND_SERVERS])
  await needChromium()
  await wantJapaneseFont()
  for (const need of ENGINES_AND_SERVERS) {
    if (mayInstall(need)) await install(need)
    if (need.isThere()) continue
    const missing = `Not installed, and needed ${need.purpose}: ${need.packages.join(', ')}.`
    if (process.env.CI) throw new Error(missing)
    console.warn(missing)
  }
}

/**
 * Makes sure the browser tests have a Chromium: the one named in `CHROMIUM_PATH`, else Debian's two where
 * they may be installed, else an installed one, else Playwright's own. Throws an error that says what to
 * install when there is none.
 */
export async function needChromium(): Promise<void> {
  if (mayInstallPackages()) await install(CHROMIUM)
  const ready = () => findChromium() !== undefined || existsSync(chromium.executablePath())
  if (ready()) return
  await underLock({
    isNeeded: () => !ready(),
    work: async () => {
      console.log('Installing Chromium for the tests …')
      spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
    },
  })
  if (ready()) return
  await install(CHROMIUM)
  throw new Error('The tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}

/** Makes sure Japanese is drawn with a Japanese font; without one the tests still run. */
export async function wantJapaneseFont(): Promise<void> {
  await install(JAPANESE_FONT)
  if (JAPANESE_FONT.isThere()) return
  console.warn('No Japanese font: screenshots will show boxes instead of Japanese.')
}

/**
 * Installs all that is missing in one go, which takes a fraction of the time. Where Debian does not know
 * one of the packages it installs none, and each need is left to be tried alone.
 */
async function installTogether(needs: readonly Need[]): Promise<void> {
  const missing = needs.filter((need) => !need.isThere() && mayInstall(need))
  const packages = [...new Set(missing.flatMap((need) => need.packages))]
  const areThere = () => missing.every((need) => need.isThere())
  if (missing.length > 0 && mayInstallPackages())
    await aptInstall('for the tests', packages, areThere)
}

/** Installs what a need lacks when we are root, as in a container; else says how to. */
async function install({ purpose, packages, isThere }: Need): Promise<void> {
  if (isThere()) return
  if (mayInstallPackages()) {
    await aptInstall(purpose, packages, isThere)
    return
  }
  console.log(`Missing ${purpose}: ${packages.join(', ')}. On Debian or Ubuntu, as root:`)
  console.log(`  apt-get update && apt-get ${INSTALL.join(' ')} ${packages.join(' ')}`)
}

/** Another checkout, or the machine itself, may be installing something: that is waited for, too. */
const PATIENTLY = ['-o', 'DPkg::Lock::Timeout=600']
const INSTALL = ['install', '-y', '-q', '--no-install-recommends']

async function aptInstall(
  purpose: string,
  packages: readonly string[],
  areThere: () => boolean,
): Promise<void> {
  const title = `Installing ${packages.join(', ')} ${purpose}`
  const fetchAll = async (hold: Hold) => {
    isUpdated ||= await aptGet(hold, 'update', '-q')
    if (isUpdated) await aptGet(hold, ...INSTALL, ...PATIENTLY, ...packages)
  }
  await underLock({
    isNeeded: () => !areThere(),
    work: (hold) => shown(title, () => fetchAll(hold)),
  })
}

/** Runs Debian's installer. @returns whether it did all it was asked */
async function aptGet(hold: Hold, ...options: string[]): Promise<boolean> {
  const child = spawn('apt-get', options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  hold.add(child.pid)
  const [code] = await once(child, 'exit').catch(() => [null])
  return code === 0
}

/** Whether Debian's list of packages is that of today. */
let isUpdated = false

/** No server is started on somebody's own machine, other than in a container. */
const mayInstall = ({ isServer }: Need) => !isServer || !existsSync('/run/systemd/system')

const mayInstallPackages = () => process.getuid?.() === 0
