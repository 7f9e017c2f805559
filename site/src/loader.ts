/**
 * Loads the app after the page has loaded, or at the first touch, key or pointer, whichever comes first:
 * until then the page is plain HTML, and the script costs the first paint nothing.
 */
const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Elements that only the app handles, or only the app without losing typed text, open menus or the scroll
 * position.
 */
const NEEDS_APP = 'button[type=button]:not([popovertarget]),a[hreflang]'

let started = false
const held: HTMLElement[] = []

function start(): void {
  if (started) return
  started = true
  for (const event of EVENTS) removeEventListener(event, start, true)
  import('./entry-client.tsx').then(({ ready }) => ready).finally(release)
}

/** Keeps a press for the app that is still loading. */
function hold(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const pressed = event.target instanceof Element && event.target.closest(NEEDS_APP)
  if (!(pressed instanceof HTMLElement)) return
  event.preventDefault()
  held.push(pressed)
}

/** Repeats the kept press. Without the app a link is still a link. */
function release(): void {
  removeEventListener('click', hold, true)
  for (const pressed of held) pressed.click()
}

for (const event of EVENTS) addEventListener(event, start, { capture: true, passive: true })
addEventListener('click', hold, true)
if (document.readyState === 'complete') start()
// In a separate task: the last fonts often make the browser lay out the page again right then.
else addEventListener('load', () => setTimeout(start))
