/**
 * Lets keyboard and screen reader go on from the new page's heading. Where its content is still on its
 * way, they wait on the page, and go to the heading once it is there, unless they went elsewhere.
 * Returns what ends the waiting.
 */
export function focusHeading(): () => void {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  focus(heading ?? main)
  const coming = new MutationObserver(() => {
    const late = main?.querySelector('h1')
    if (!late) return
    coming.disconnect()
    if (document.activeElement === main) focus(late)
  })
  if (main && !heading) coming.observe(main, { childList: true, subtree: true })
  return () => coming.disconnect()
}

function focus(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
