import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from './folders.ts'
import { edit } from './source-copy.ts'

/** The guide whose examples a test rebuilds. */
const GUIDE = 'docs/guides/add-content.md'

/** A file that an example adds or changes. */
export type FileOfExample = {
  path: string
  isNew: boolean
  /** Each begins with `+`, `-` or a space, as in a patch. */
  lines: readonly string[]
}

/** An example of the guide: its heading, the number of files it says, and these in the order of the guide. */
export type Example = { title: string; says: string; files: FileOfExample[] }

/**
 * Reads the guide's examples: under each heading a patch, in which a line `+++ path` begins a file, with
 * what asks for it and `(new)` where it is, and a line `@@` separates two places in a file.
 */
export async function readExamples(): Promise<Example[]> {
  const guide = await readFile(join(ROOT, GUIDE), 'utf8')
  return guide
    .split(/^## /m)
    .map((part) => {
      const [title = ''] = part.split('\n')
      const [, patch = ''] = /^```diff\n([\s\S]*?)^```$/m.exec(part) ?? []
      const [, says = ''] = /^(\w+ files)/m.exec(part) ?? []
      return {
        title,
        says,
        files: patch
          .split(/^\+\+\+ /m)
          .slice(1)
          .map(readFileOf),
      }
    })
    .filter(({ files }) => files.length > 0)
}

function readFileOf(text: string): FileOfExample {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const [, path = '', isNew] = /^(\S+)(?: [✱◦])?( \(new\))?$/.exec(head) ?? []
  if (path === '') throw new Error(`${GUIDE}: "${head}" names no file`)
  return { path, isNew: isNew !== undefined, lines }
}

/** Does what the guide says for one file of an example in a copy of the sources. */
export async function applyFile(folder: string, file: FileOfExample): Promise<void> {
  const { path, isNew, lines } = file
  if (isNew) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    return writeFile(target, after(lines), { flag: 'wx' })
  }
  for (const place of placesOf(lines)) {
    await edit(folder, path, (source) => {
      const before = textOf(place, /^[ -]/)
      if (`\n${source}`.split(`\n${before}`).length === 2)
        return `\n${source}`.replace(`\n${before}`, () => `\n${after(place)}`).slice(1)
      throw new Error(`${GUIDE}: ${path} does not have these lines once:\n${before}`)
    })
  }
}

function placesOf(lines: readonly string[]): string[][] {
  const places: string[][] = [[]]
  for (const line of lines) {
    if (line === '@@') places.push([])
    else places.at(-1)?.push(line)
  }
  return places
}

function after(lines: readonly string[]): string {
  return textOf(lines, /^[ +]/)
}

function textOf(lines: readonly string[], kept: RegExp): string {
  return lines
    .filter((line) => kept.test(line))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
}
