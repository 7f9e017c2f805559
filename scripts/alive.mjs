import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Plain JavaScript, as everything that runs before the project's own Node is installed.

/**
 * A process, told by when it began from a later one that has its number.
 * @typedef {{ pid: number, began: string }} Mark
 */

/** @param {number} pid @returns {Mark} */
export function markOf(pid) {
  return { pid, began: beganAt(pid) }
}

/**
 * Whether a process still runs. One that has ended, and whose parent has not noticed yet, does not.
 * @param {Mark} mark
 */
export function isAlive({ pid, began }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const seen = beganAt(pid)
  return seen !== ENDED && (seen === UNSEEN || seen === began)
}

/** Where the system hides the processes of others. */
const UNSEEN = ''
const ENDED = 'ended'

/** When a process began, in the system's own words, which are only compared. @param {number} pid */
function beganAt(pid) {
  return existsSync('/proc/self/stat') ? inProc(pid) : inPs(pid)
}

/** Linux. @param {number} pid */
function inProc(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may have blanks and brackets.
    const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return 'ZX'.includes(state) ? ENDED : (fields[18] ?? UNSEEN)
  } catch {
    return UNSEEN
  }
}

/** macOS. @param {number} pid */
function inPs(pid) {
  const { PATH = '' } = process.env
  // The same words whatever the settings of who asks.
  const env = { PATH, LC_ALL: 'C', TZ: 'UTC' }
  const asked = ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)]
  const { stdout } = spawnSync('ps', asked, { env, encoding: 'utf8' })
  const [, state = '', began = UNSEEN] = /^\s*(\S+)\s+(.*\S)/.exec(stdout ?? '') ?? []
  return state.startsWith('Z') ? ENDED : began
}
