/** Leads to the first on the screen of the boxes with these paths. */
export function goToBox(paths: readonly string[]): void {
  const boxes = document.querySelectorAll<HTMLElement>('[data-path]')
  const first = [...boxes].find(({ dataset }) => paths.includes(dataset.path ?? ''))
  if (!first) return
  const control = first.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}

/** Whether the address leads to a box: `#field-title__en` to that of `title.en`, `#field-title` to the first of `title`. */
export function isLinked(path: string): boolean {
  const linked = decodeURIComponent(location.hash)
    .replace(/^#field-/, '')
    .replaceAll('__', '.')
  return path === linked || path.startsWith(`${linked}.`)
}
