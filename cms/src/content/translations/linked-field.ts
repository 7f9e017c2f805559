const LINK = '#field-'
const LOOK_EVERY_MS = 200
const GIVE_UP_MS = 15_000
/** A closed row needs some time to open; a second press would close it again. */
const OPENING_MS = 2000

const CLOSED = '.collapsible--collapsed'
const HANDLE = '> .collapsible__toggle-wrap > .collapsible__toggle'
const TOGGLE = `${CLOSED} ${HANDLE}`

/**
 * Leads to the field the address names (`#field-menu__3__name`): the form draws fields late, and those
 * of closed rows not at all. Gives back what ends the search.
 */
export function openLinkedField(): () => void {
  const { hash } = window.location
  if (!hash.startsWith(LINK)) return () => {}
  const path = decodeURIComponent(hash.slice(LINK.length)).split('__')
  const pressed = new Map<HTMLElement, number>()
  const begun = Date.now()
  let top: number | undefined
  let looks = 0

  function look(): void {
    looks += 1
    const field = document.getElementById(LINK.slice(1) + path.join('__'))
    // What is folded up may be drawn already, where nobody sees it.
    const fold = field?.closest(CLOSED)?.querySelector<HTMLElement>(`:scope ${HANDLE}`)
    if (Date.now() - begun > GIVE_UP_MS) end()
    else if (fold) press(fold)
    else if (!field?.checkVisibility()) openOnTheWay(path, press, looks)
    else {
      field.scrollIntoView({ block: 'center' })
      const before = top
      top = field.getBoundingClientRect().top
      // What is drawn above it moves it away again.
      if (before !== top) return
      end()
      field.focus({ preventScroll: true })
    }
  }

  function press(toggle: HTMLElement): void {
    if (Date.now() - (pressed.get(toggle) ?? 0) < OPENING_MS) return
    pressed.set(toggle, Date.now())
    toggle.click()
  }

  const timer = setInterval(look, LOOK_EVERY_MS)
  const end = () => clearInterval(timer)
  return end
}

/** Opens the rows that lead there and, within the last part that is known, what is folded up. */
function openOnTheWay(
  path: readonly string[],
  press: (toggle: HTMLElement) => void,
  looks: number,
): void {
  const places = path.map((step, index) => {
    const before = path.slice(0, index)
    return /^\d+$/.test(step)
      ? `${before.join('-')}-row-${step}`
      : LINK.slice(1) + [...before, step].join('__')
  })
  const parts = places.flatMap((id) => document.getElementById(id) ?? [])
  const last = parts.at(-1)
  // What is far out of sight is not drawn: the end of the form, and then one after the other, comes into it.
  if (!last) {
    document.querySelector('form')?.scrollIntoView({ block: 'end' })
    return
  }
  const inside = [...last.querySelectorAll('.collapsible-field')]
  const shown = inside[looks % inside.length] ?? last
  shown.scrollIntoView({ block: 'center' })
  for (const part of parts) {
    const row = part.querySelector<HTMLElement>(`:scope > ${TOGGLE}`)
    if (row) press(row)
  }
  const folds = last.querySelectorAll<HTMLElement>(`.collapsible-field > ${TOGGLE}`)
  for (const fold of folds) press(fold)
}
