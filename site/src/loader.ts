/**
 * Brings the app in after the page has loaded, or at the first touch, key or pointer, whichever
 * comes first: until then the page is plain HTML, and the script costs the first paint nothing.
 */
const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const

/** What only the app does, or only the app does without losing what is typed, open or scrolled. */
const NEEDS_APP = 'button[type=button]:not([popovertarget]),a[hreflang]'

let started = false
const held: HTMLElement[] = []

function start(): void {
  if (started) return
  started = true
  for (const event of EVENTS) removeEventListener(event, start, true)
  import('./entry-client.tsx').then(({ ready }) => ready).finally(release)
}

/** Keeps a press for the app that is on its way. */
function hold(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const pressed = event.target instanceof Element && event.target.closest(NEEDS_APP)
  if (!(pressed instanceof HTMLElement)) return
  event.preventDefault()
  held.push(pressed)
}

/** Presses again what was held. Without the app a link is still a link. */
function release(): void {
  removeEventListener('click', hold, true)
  for (const pressed of held) pressed.click()
}

for (const event of EVENTS) addEventListener(event, start, { capture: true, passive: true })
addEventListener('click', hold, true)
if (document.readyState === 'complete') start()
// In a step of its own: the page is often laid out anew right then, with the last of its fonts.
else addEventListener('load', () => setTimeout(start))
