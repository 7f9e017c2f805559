import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './environment.ts'
import { KINDS, kindOf, type Size, sizeOf, sizesOf } from './sizes.ts'

/** `npm run size`: files of code of every room of the repository, and its lines by kind. */
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
const files = tracked
  .split('\0')
  .filter((path) => kindOf(path) !== null)
  .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }))
const desk = files.filter(({ path }) => path.startsWith('cms/src/'))

const COLUMNS = ['files', ...KINDS, 'median', 'longest']
print('', COLUMNS)
for (const size of sizesOf(files)) print(size.room, cellsOf(size))
print('the desk (cms/src)', cellsOf(sizeOf('', desk)))
print('all', cellsOf(sizeOf('', files)))

function cellsOf({ files, lines, median, longest }: Size): string[] {
  return [files, ...KINDS.map((kind) => lines[kind]), median, longest].map((count) =>
    count === 0 ? '' : count.toLocaleString('en'),
  )
}

function print(room: string, cells: readonly string[]): void {
  console.log(room.padEnd(22) + cells.map((cell) => cell.padStart(10)).join(''))
}
