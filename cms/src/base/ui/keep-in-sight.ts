/** Where to scroll: to an element on the way, or to the last one and what to focus there. */
export type Goal = {
  part: Element
  focused?: HTMLElement | null | undefined
  /** Where in the window; by default in its middle, or at its top where it is too tall for that. */
  block?: 'start'
}

/** How long to keep an element in sight once it is there, in animation frames. */
const KEPT = 60

/** What people do when they move on themselves. */
const ACTS = ['pointerdown', 'keydown', 'input', 'wheel']

/**
 * Scrolls to a part of a form before each frame, and focuses it once it is drawn: parts are drawn when they come into
 * sight, and push away what is below them. It stops when the user moves on.
 * @param find returns where to scroll now; `null` while it is not there
 * @param looks how many times to look for it
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
  let focused: HTMLElement | null = null
  for (let left = looks; left > 0; left -= 1) {
    await new Promise(requestAnimationFrame)
    if (signal.aborted) return
    const goal = find()
    goal?.part.scrollIntoView({ block: goal.block ?? blockFor(goal.part) })
    if (goal?.focused === undefined) continue
    if (!isThere) left = KEPT
    isThere = true
    // The form may draw the part anew, or its message before its field.
    if (goal.focused && goal.focused !== focused) goal.focused.focus({ preventScroll: true })
    focused = goal.focused
  }
  gone.abort()
}

/** Most of a window: the rest is taken by the bars above a form. */
const MOST = 0.8

function blockFor(part: Element): 'center' | 'start' {
  return part.clientHeight > MOST * window.innerHeight ? 'start' : 'center'
}

/**
 * Runs something once the browser has reported what is in sight. Payload draws the fields of a part when
 * it hears that they are in sight; where a busy browser reports two things together, it takes the first,
 * and a part that was opened a moment after it came stays empty.
 */
export function onceSightIsKnown(element: Element, act: () => void): void {
  // By then Payload observes too, and observers hear in the order they began.
  requestAnimationFrame(() => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      act()
    })
    observer.observe(element)
  })
}
