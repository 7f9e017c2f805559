import { readdirSync, readFileSync } from 'node:fs'

/** A process and everything it started, itself first. Linux only, like everything that reads /proc. */
export function treeOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter(isNumber)
      .map((id) => [Number(id), parentOf(id)]),
  )
  const tree = [pid]
  for (const member of tree) {
    for (const [child, parent] of parents) if (parent === member) tree.push(child)
  }
  return tree
}

/** Memory of a process and all it started, in MB: pages shared with others count in part (PSS). */
export function memoryOf(pid: number): number {
  const kilobytes = treeOf(pid).map((each) => {
    const [, pss = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${each}/smaps_rollup`)) ?? []
    return Number(pss)
  })
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** The name in the second field may contain spaces and parentheses; the parent follows the state. */
function parentOf(pid: string): number {
  const stat = read(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** A process may end during the check. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isNumber(name: string): boolean {
  return /^\d+$/.test(name)
}
