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
  const { CHROMIUM_PATH = '' } = environment
  if (CHROMIUM_PATH !== '' && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  return findOnPath(NAMES, environment) ?? (existsSync(MAC) ? MAC : undefined)
}

/** The first program of these names on the PATH, folder by folder. */
export function findOnPath(
  names: readonly string[],
  { PATH = '' }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((program) => existsSync(program))
}

/** How every browser of the tests is launched, for Playwright. */
export function chromiumLaunch(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium()
  return { args: FLAGS, ...(executablePath && { executablePath }) }
}
