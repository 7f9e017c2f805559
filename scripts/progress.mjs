const EVERY_MS = 10_000
/** On a terminal, where each line replaces the one before. */
const IN_PLACE_EVERY_MS = 1000
const CLEAR = '\x1b[K'

/**
 * Says what begins, and while it lasts longer than ten seconds that it goes on.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function shown(title, work) {
  console.log(`${title} …`)
  const began = Date.now()
  const isTerminal = process.stdout.isTTY === true
  const tick = () => {
    const passed = Date.now() - began
    if (passed < EVERY_MS) return
    const line = `  … ${inMinutes(Math.round(passed / 1000))}`
    // The cursor goes back to the front, for whatever else is printed.
    process.stdout.write(isTerminal ? `${CLEAR}${line}\r` : `${line}\n`)
  }
  const timer = setInterval(tick, isTerminal ? IN_PLACE_EVERY_MS : EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (isTerminal) process.stdout.write(CLEAR)
  }
}

/** @param {number} seconds */
function inMinutes(seconds) {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
