/** What is gone to: a part on the way, or the one to stay at with what is focused there. */
export type Goal = { part: Element; focused?: HTMLElement | null | undefined }

/** How long a part is kept in sight once it is there, in drawings of the page. */
const KEPT = 60

/** What somebody does who goes on by themselves. */
const ACTS = ['pointerdown', 'keydown', 'input', 'wheel']

/**
 * Scrolls to a part of a form before each drawing, and focuses it once: parts are drawn when they come
 * into sight, and push away what stands below them. Whoever goes on by themselves is not held.
 * @param find says what to go to now; `null` while it is not there
 * @param looks how often it is looked for
 */
export async function keepInSight(
  find: () => Goal | null,
  looks: number,
  leaving: AbortSignal,
): Promise<void> {
  const gone = new AbortController()
  const signal = AbortSignal.any([leaving, gone.signal])
  for (const act of ACTS) {
    window.addEventListener(act, () => gone.abort(), { signal, passive: true })
  }
  let isThere = false
  for (let left = looks; left > 0; left -= 1) {
    await new Promise(requestAnimationFrame)
    if (signal.aborted) return
    const goal = find()
    goal?.part.scrollIntoView({ block: 'center' })
    if (isThere || goal?.focused === undefined) continue
    isThere = true
    left = KEPT
    goal.focused?.focus({ preventScroll: true })
  }
  gone.abort()
}
