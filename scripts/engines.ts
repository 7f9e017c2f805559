import { globSync } from 'node:fs'
import { findOnPath } from './chromium.ts'

/** The engines other than Chromium in which pages are tested, and Debian's names of their packages. */
export const OTHER_ENGINES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const

export type OtherEngine = keyof typeof OTHER_ENGINES

/** The Firefox installed on this machine. */
export function findFirefox(): string | undefined {
  return findOnPath(['firefox-esr', 'firefox'])
}

/** The small browser that comes with WebKitGTK's driver. */
export function findMiniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
}

/** Whether an engine is installed with everything to drive it. */
export function hasEngine(engine: OtherEngine): boolean {
  if (engine === 'firefox') return findFirefox() !== undefined
  return [findMiniBrowser(), findOnPath(['WebKitWebDriver']), findOnPath(['Xvfb'])].every(Boolean)
}
