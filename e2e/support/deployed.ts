import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './folders.ts'

/** What a file of `deploy/` says, and what it says on this machine. */
export type Change = readonly [said: string | RegExp, here: string]

/**
 * Copies a folder of `deploy/` and puts this machine's ports and folders in the place of those the
 * files name. Everything else is tested as it is shipped; a change that changes nothing is an error.
 */
export async function placeFiles(
  folder: string,
  to: string,
  changes: readonly Change[],
): Promise<void> {
  await cp(join(ROOT, 'deploy', folder), to, { recursive: true })
  const files = (await readdir(to)).map((name) => join(to, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  for (const [said] of changes) {
    if (!texts.some((text) => text.split(said).length > 1)) {
      throw new Error(`deploy/${folder} does not say ${said}`)
    }
  }
  await Promise.all(
    files.map((file, at) => {
      const text = texts[at] ?? ''
      return writeFile(
        file,
        changes.reduce((all, [said, here]) => all.split(said).join(here), text),
      )
    }),
  )
}
