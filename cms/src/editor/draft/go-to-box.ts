/** Leads to the first on the screen of the boxes with these paths. */
export function goToBox(paths: readonly string[]): void {
  const boxes = document.querySelectorAll<HTMLElement>('[data-path]')
  const first = [...boxes].find(({ dataset }) => paths.includes(dataset.path ?? ''))
  if (!first) return
  const control = first.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}

/** Whether the address leads to a box: `#field-title__en` to `title.en`, `#field-title` to the reader's own text. */
export function isLinked(path: string): boolean {
  const linked = location.hash.replace(/^#field-/, '').replaceAll('__', '.')
  return path === linked || path === `${linked}.${document.documentElement.lang}`
}
