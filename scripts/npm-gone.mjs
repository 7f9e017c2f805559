import { readFileSync } from 'node:fs'
import { isAlive, markOf } from './alive.mjs'

const LOOK_EVERY_MS = 500

/**
 * Calls back once the npm that runs us has ended: it tells its shell alone of a signal, which tells nobody,
 * and of SIGKILL neither learns. Where no npm runs us, nothing is watched.
 * @param {() => void} gone
 */
export function whenNpmIsGone(gone) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const npm = npmAbove(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || isAlive(npm))) return
    clearInterval(timer)
    gone()
  }, LOOK_EVERY_MS)
  timer.unref()
}

/** Linux's shells may stand between npm and us; elsewhere they become what they run. @param {number} parent */
function npmAbove(parent) {
  try {
    const text = readFileSync(`/proc/${parent}/stat`, 'utf8')
    const isShell = /\((?:sh|dash|bash|busybox|ash)\)/.test(text)
    const [, above] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return isShell ? markOf(Number(above)) : null
  } catch {
    return null
  }
}
