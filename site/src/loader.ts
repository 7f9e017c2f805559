/**
 * Brings the app in after the page has loaded, or at the first touch, key or pointer, whichever
 * comes first: until then the page is plain HTML, and the script costs the first paint nothing.
 */
const EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const

let started = false

function start(): void {
  if (started) return
  started = true
  for (const event of EVENTS) removeEventListener(event, start, true)
  void import('./entry-client.tsx')
}

for (const event of EVENTS) addEventListener(event, start, { capture: true, passive: true })
if (document.readyState === 'complete') start()
else addEventListener('load', start, { once: true })
