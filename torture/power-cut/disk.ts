import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../e2e/support/folders.ts'
import { COMPILER_PACKAGES, findCompiler } from '../../scripts/testing/compiler.ts'
import { restoreKept } from './restore.ts'

const SOURCE = join(import.meta.dirname, 'disk.c')

/** A folder on a disk whose power can be cut. */
export type Disk = AsyncDisposable & {
  folder: string
  /** What each program that writes there has in its environment. */
  env: Record<string, string>
  /**
   * The power goes: once its programs are killed, what they wrote and did not sync is forgotten, in files and in
   * the names of folders. At every second cut half of it had come to the disk all the same, block by block.
   */
  cut: () => void
}

/**
 * A new empty folder on such a disk.
 * @param ignoresSync whether a sync does nothing, as on a disk that lies: all is forgotten
 * @throws {Error} when there is no C compiler to make it with
 */
export async function startDisk({ ignoresSync = false } = {}): Promise<Disk> {
  const base = await temporaryFolder()
  const inside = realpathSync(base.path)
  const folder = join(inside, 'data')
  const kept = join(inside, 'kept')
  const library = join(inside, 'disk.so')
  compile(library)
  mkdirSync(folder)
  let cuts = 0
  return {
    folder,
    env: {
      LD_PRELOAD: library,
      POWER_FOLDER: folder,
      POWER_KEPT: kept,
      ...(ignoresSync && { POWER_IGNORES_FSYNC: '1' }),
      // Its syncs would pass the library by.
      UV_USE_IO_URING: '0',
    },
    cut: () => {
      const root = statSync(folder, { bigint: true }).ino
      if (!existsSync(join(kept, `d.${root}`))) throw new Error('Nobody wrote on this disk')
      cuts++
      rmSync(folder, { recursive: true })
      restoreKept(kept, {
        folder,
        inode: `${root}`,
        chance: cuts % 2 === 0 && !ignoresSync ? 0.5 : 0,
      })
      rmSync(kept, { recursive: true })
    },
    [Symbol.asyncDispose]: () => base[Symbol.asyncDispose](),
  }
}

function compile(library: string): void {
  const compiler = findCompiler()
  if (compiler === undefined) {
    const packages = COMPILER_PACKAGES.join(' ')
    throw new Error(`To cut the power takes a C compiler. On Debian: apt-get install ${packages}`)
  }
  execFileSync(compiler, ['-O2', '-shared', '-fPIC', '-o', library, SOURCE, '-ldl'])
}
