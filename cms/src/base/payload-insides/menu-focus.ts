/**
 * Gives the focus back to the button of a menu before one of its items acts: the item is gone by the time a
 * dialog that it opened closes, and the keyboard would start at the top of the page.
 * @returns the function that stops it
 */
export function keepMenuFocus(page: Document): () => void {
  const gone = new AbortController()
  let opener: HTMLElement | null = null
  page.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const button = target.closest<HTMLElement>('.popup-button')
      if (button) opener = button
      else if (target.closest('.popup-button-list')) opener?.focus({ preventScroll: true })
    },
    { capture: true, signal: gone.signal },
  )
  return () => gone.abort()
}
