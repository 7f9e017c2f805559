import type { Import } from './imports.ts'

/**
 * The folders in which files or folders import each other in a circle, each with what is on it. What a page
 * loads when it is needed may import from the page's own room, so imports of that kind are no part of one.
 */
export function circlesIn(imports: readonly Import[]): string[] {
  const arrows = new Map<string, Map<string, Set<string>>>()
  for (const { from, to, isLazy } of imports) {
    if (isLazy) continue
    const [folder, here, there] = whereTheyPart(from.split('/'), to.split('/'))
    if (here === there) continue
    const inFolder = arrows.get(folder) ?? new Map<string, Set<string>>()
    arrows.set(folder, inFolder)
    inFolder.set(here, (inFolder.get(here) ?? new Set()).add(there))
  }
  return [...arrows].flatMap(([folder, inFolder]) => {
    const names = onCircle(inFolder)
    return names.length > 0 ? `${folder}: ${names.join(', ')}` : []
  })
}

/** The innermost folder that holds both files, and their names in it. */
function whereTheyPart(
  from: readonly string[],
  to: readonly string[],
): [folder: string, here: string, there: string] {
  const at = from.findIndex((step, index) => step !== to[index])
  if (at < 0) return ['', '', '']
  return [from.slice(0, at).join('/') || '.', from[at] ?? '', to[at] ?? '']
}

/** What is left when everything that imports only from what is finished is taken away, from both ends. */
function onCircle(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let left = new Set(arrows.keys())
  for (;;) {
    const leads = (name: string) => [...(arrows.get(name) ?? [])].some((to) => left.has(to))
    const isReached = (name: string) => [...left].some((from) => arrows.get(from)?.has(name))
    const next = new Set([...left].filter((name) => leads(name) && isReached(name)))
    if (next.size === left.size) return [...next].sort()
    left = next
  }
}
