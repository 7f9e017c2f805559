import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a disk writes at once. */
const BLOCK = 4096

/**
 * Makes a folder as it was when it was last synced, with all below it, from what `disk.c` kept.
 * @param chance from 0 to 1, that a block which was not synced had come to the disk all the same
 */
export function restoreKept(
  kept: string,
  { folder, inode, chance }: { folder: string; inode: string; chance: number },
): void {
  mkdirSync(folder, { mode: 0o700 })
  const listing = join(kept, `d.${inode}`)
  // A folder whose name was synced, and nothing in it.
  const lines = existsSync(listing) ? readFileSync(listing, 'utf8').split('\n') : []
  for (const line of lines) {
    const [, kind, of = '', name = ''] = /^([df]) (\d+) (.+)$/.exec(line) ?? []
    const path = join(folder, name)
    if (kind === 'd') restoreKept(kept, { folder: path, inode: of, chance })
    if (kind === 'f') restoreFile(kept, { path, inode: of, chance })
  }
}

function restoreFile(
  kept: string,
  { path, inode, chance }: { path: string; inode: string; chance: number },
): void {
  const synced = join(kept, `f.${inode}`)
  if (existsSync(synced)) copyFileSync(synced, path)
  // Its name was synced, but nothing that was written into it.
  else writeFileSync(path, '', { mode: 0o600 })
  if (chance > 0) {
    const last = readFileSync(join(kept, `p.${inode}`))
    writeFileSync(
      path,
      mixed(readFileSync(path), last, () => Math.random() < chance),
    )
  }
}

/** The length of one state, and each block of the later one where it had come to the disk. */
function mixed(earlier: Buffer, later: Buffer, hasCome: () => boolean): Buffer {
  const file = Buffer.alloc(hasCome() ? later.length : earlier.length)
  earlier.copy(file)
  for (let at = 0; at < Math.min(file.length, later.length); at += BLOCK)
    if (hasCome()) later.copy(file, at, at, at + BLOCK)
  return file
}
