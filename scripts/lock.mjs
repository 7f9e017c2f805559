import { mkdirSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isAlive, markOf } from './alive.mjs'
import { asSentence } from './file-faults.mjs'
import { shown } from './progress.mjs'

// One lock over all that installs or builds in this checkout (scripts/README.md). Its folder holds numbered
// words, of which the last counts: a symbolic link is made whole or not at all, and no two can make the same.

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.noren-lock')
const LOOK_EVERY_MS = 250
const FREE = 'free'

/**
 * Who holds the lock: its processes, and where, since a folder copied meanwhile holds a copy of the word.
 * @typedef {{ marks: import('./alive.mjs').Mark[], command: string, since: string, place: string }} Holder
 */

/**
 * What the holder can do: name a process of its own that the lock must outlast.
 * @typedef {{ add: (pid: number | undefined) => void }} Hold
 */

/**
 * Does work while no other command installs or builds in this checkout. Where one does, says which, and
 * waits, unless that one does this work as well. What a killed command held is free.
 * @param {object} what
 * @param {() => boolean} what.isNeeded Whether the work is still to be done.
 * @param {(hold: Hold) => Promise<void>} what.work
 * @param {AbortSignal | undefined} [what.signal] Ends the waiting.
 * @throws {Error} a sentence, where the checkout cannot be written
 */
export async function underLock({ isNeeded, work, signal }) {
  const holder = { marks: [markOf(process.pid)], command: ourCommand(), since: '', place: '' }
  while (isNeeded()) {
    const found = tryToTake(holder)
    if (typeof found !== 'number') {
      await hasEnded(found, signal)
      continue
    }
    let number = found
    try {
      // Asked again: the one that held it may just have done the work.
      if (!isNeeded()) return
      return await work({
        add: (pid) => {
          if (pid === undefined) return
          holder.marks.push(markOf(pid))
          number = followed(number, JSON.stringify(holder))
        },
      })
    } finally {
      release(number)
    }
  }
}

/** Waits for who holds the lock. @param {Holder} holder @param {AbortSignal} [signal] */
async function hasEnded({ marks, command, since }, signal) {
  const clock = new Date(since).toTimeString().slice(0, 8)
  const who = `${command} (process ${marks.find(isAlive)?.pid}, since ${clock})`
  await shown(`Waiting for ${who}, which installs or builds in this folder`, async () => {
    while (lastWord().holder?.since === since && marks.some(isAlive))
      await wait(LOOK_EVERY_MS, undefined, { signal })
  })
}

/** @param {Holder} holder @returns {number | Holder} the number of our word, or who holds the lock */
function tryToTake(holder) {
  try {
    mkdirSync(folder, { recursive: true })
    Object.assign(holder, { since: new Date().toISOString(), place: place() })
    for (;;) {
      const last = lastWord()
      if (last.holder?.marks.some(isAlive)) return last.holder
      const mine = last.number + 1
      // Of several who find it free, one makes this word; it counts unless a later one was there already.
      if (say(mine, JSON.stringify(holder)) && lastWord().number === mine) {
        forgetBefore(mine)
        return mine
      }
    }
  } catch (error) {
    throw asSentence(error, root.slice(0, -1))
  }
}

/** @param {number} number of our last word */
function release(number) {
  try {
    followed(number, FREE)
  } catch {
    // A full disk takes no further word.
    rmSync(join(folder, String(number)), { force: true })
  }
}

/** Puts a word of the holder's behind its last one. @param {number} number @param {string} word */
function followed(number, word) {
  say(number + 1, word)
  forgetBefore(number + 1)
  return number + 1
}

/** @param {number} number @param {string} word @returns {boolean} whether the word is ours */
function say(number, word) {
  try {
    symlinkSync(word, join(folder, String(number)))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** @returns {{ number: number, holder: Holder | null }} */
function lastWord() {
  const number = Math.max(0, ...numbers())
  if (number === 0) return { number, holder: null }
  try {
    const holder = holderIn(readlinkSync(join(folder, String(number))))
    return { number, holder: holder?.place === place() ? holder : null }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    // A later word has just replaced it.
    if (code === 'ENOENT') return lastWord()
    // No link, so nobody's word.
    if (code === 'EINVAL') return { number, holder: null }
    throw error
  }
}

/** @param {string} word @returns {Holder | null} nobody, where it is free or no word of ours */
function holderIn(word) {
  try {
    const holder = JSON.parse(word)
    return Array.isArray(holder.marks) ? holder : null
  } catch {
    return null
  }
}

/** @param {number} number */
function forgetBefore(number) {
  for (const each of numbers())
    if (each < number) rmSync(join(folder, String(each)), { force: true, recursive: true })
}

function numbers() {
  return readdirSync(folder)
    .filter((name) => /^[1-9]\d{0,14}$/.test(name))
    .map(Number)
}

function ourCommand() {
  const { npm_lifecycle_event: name } = process.env
  if (name === undefined) return (process.argv[1] ?? 'a command').split('/').at(-1) ?? ''
  return ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
}

function place() {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}
