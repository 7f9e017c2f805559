import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from 'playwright'

/**
 * Without windows Chromium does not know the speed of its connection, and requests lazy pictures twice as
 * far ahead as for visitors. The flag replaces Playwright's own, so it repeats those four settings.
 */
const BLINK_SETTINGS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
]

/** Quiet, without GPU, and never calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a GPU, a separate process for it protects nothing and costs a tenth of the work of all tests.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Characters as wide as drawn, as on phones: the headless shell would round each to whole pixels.
  '--font-render-hinting=none',
  `--blink-settings=${BLINK_SETTINGS.join(',')}`,
]

/** Debian's Chromium without windows: the same pages in two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Debian's names for the two of them. */
export const CHROMIUM_PACKAGES = ['chromium', HEADLESS_SHELL]

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium installed on this machine, from `CHROMIUM_PATH` or the PATH; `undefined` leaves the
 * choice to Playwright's own download.
 */
export function findChromium(names = [HEADLESS_SHELL, ...WITH_WINDOWS]): string | undefined {
  const { CHROMIUM_PATH = '' } = process.env
  if (CHROMIUM_PATH !== '' && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  return findOnPath(names) ?? (existsSync(MAC) ? MAC : undefined)
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

/** How the browsers of the tests are launched, for Playwright. */
export function chromiumLaunch(): LaunchOptions & { args: string[] } {
  return launch(findChromium())
}

/** A Chromium with windows, though not shown: the headless shell keeps no page in memory for Back. */
export function windowedLaunch(): LaunchOptions {
  return { channel: 'chromium', ...launch(findChromium(WITH_WINDOWS)) }
}

function launch(executablePath: string | undefined): LaunchOptions & { args: string[] } {
  return { args: FLAGS, ...(executablePath && { executablePath }) }
}
