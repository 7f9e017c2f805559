import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Quiet, without GPU, and never calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium installed on this machine, from `CHROMIUM_PATH` or the PATH; `undefined` leaves the
 * choice to Playwright's own download.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [environment.CHROMIUM_PATH ?? '', ...onPath, MAC].find(
    (candidate) => candidate !== '' && existsSync(candidate),
  )
}

/** How every browser of the tests is launched, for Playwright. */
export function chromiumLaunch(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium()
  return { args: FLAGS, ...(executablePath && { executablePath }) }
}
