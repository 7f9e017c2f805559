import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_PACKAGES, findChromium, findOnPath } from './chromium.ts'
import { hasEngine, OTHER_ENGINES, type OtherEngine } from './engines.ts'
import { findCaddy, findNginx } from './proxies.ts'
import { findPostgres } from './testing/postgres.ts'

/**
 * Makes sure the browser tests have a Chromium: the one named in `CHROMIUM_PATH`, else Debian's two where
 * they may be installed, else an installed one, else Playwright's own. Throws an error that says what to
 * install when there is none.
 */
export function needChromium(): void {
  const isNamed = Boolean(process.env.CHROMIUM_PATH)
  const isComplete = CHROMIUM_PACKAGES.every((name) => findOnPath([name]) !== undefined)
  if (!isNamed && !isComplete && mayInstallPackages()) {
    installPackages('to test in a browser', ...CHROMIUM_PACKAGES)
  }
  const ready = () => findChromium() !== undefined || existsSync(chromium.executablePath())
  if (ready()) return
  console.log('Installing Chromium for the tests …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (ready()) return
  installPackages('to test in a browser', ...CHROMIUM_PACKAGES)
  throw new Error('The tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}

/** Makes sure Japanese is drawn with a Japanese font; without one the tests still run. */
export function wantJapaneseFont(): void {
  const ready = () => spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).stdout
  if (ready()) return
  installPackages('to draw Japanese', 'fontconfig', 'fonts-noto-cjk')
  if (!ready()) console.warn('No Japanese font: screenshots will show boxes instead of Japanese.')
}

/**
 * Makes sure the pages can be tested in an engine other than Chromium: installed, or from Debian. Where
 * there is none, continuous integration fails, and anywhere else says what was left out.
 */
export function wantEngine(engine: OtherEngine): void {
  want(`in ${engine}`, OTHER_ENGINES[engine], () => hasEngine(engine))
}

/** Makes sure the site can be tested behind the proxies of `deploy/`; else as {@link wantEngine}. */
export function wantProxies(): void {
  // Debian starts them on port 80 as it installs them: in a container, not on somebody's own machine.
  const mayInstall = !existsSync('/run/systemd/system')
  const hasCertificates = () => findOnPath(['openssl']) !== undefined
  const proxies = { 'nginx-light': findNginx, caddy: findCaddy }
  for (const [name, find] of Object.entries(proxies)) {
    const isThere = () => find() !== undefined && hasCertificates()
    want(`behind ${name}`, [name, 'openssl'], isThere, mayInstall)
  }
}

/** Makes sure the code for PostgreSQL can be tested on one; else as {@link wantEngine}. */
export function wantPostgres(): void {
  const mayInstall = !existsSync('/run/systemd/system')
  want('on PostgreSQL', ['postgresql'], () => findPostgres() !== undefined, mayInstall)
}

/** Makes sure the units of `deploy/` can be checked by systemd; else as {@link wantEngine}. */
export function wantSystemd(): void {
  want('by systemd', ['systemd'], () => findOnPath(['systemd-analyze']) !== undefined)
}

function want(
  where: string,
  packages: readonly string[],
  isThere: () => boolean,
  mayInstall = true,
): void {
  if (isThere()) return
  if (mayInstall) installPackages(`to test ${where}`, ...packages)
  if (isThere()) return
  const missing = `Nothing is tested ${where}: it needs ${packages.join(' and ')}.`
  if (process.env.CI) throw new Error(missing)
  console.warn(missing)
}

/** Installs Debian's packages when we are root, as in a container; else says how to. */
function installPackages(purpose: string, ...names: string[]): void {
  const install = ['install', '-y', '-q', '--no-install-recommends', ...names]
  if (!mayInstallPackages()) {
    console.log(`Missing ${purpose}: ${names.join(', ')}. On Debian or Ubuntu, as root:`)
    console.log(`  apt-get update && apt-get ${install.join(' ')}`)
    return
  }
  console.log(`Installing ${names.join(' and ')} ${purpose} …`)
  const aptGet = (...options: string[]) =>
    spawnSync('apt-get', options, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status
  isUpdated ||= aptGet('update', '-q') === 0
  if (isUpdated) aptGet(...install)
}

/** Whether Debian's list of packages is that of today. */
let isUpdated = false

const mayInstallPackages = () => process.getuid?.() === 0
