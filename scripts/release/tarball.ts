import { basename, dirname } from 'node:path'
import { run } from './run.ts'

/**
 * Packs a folder so that the same files make the same bytes: in the order of their names, of one owner and one
 * time (in seconds since 1970), and without the time at which it was packed. Needs GNU tar.
 * @param leftOut patterns of files that are not packed; a star stands for slashes, too
 */
export async function pack(
  folder: string,
  file: string,
  seconds: number,
  leftOut: readonly string[] = [],
): Promise<void> {
  const tar = [
    ...['tar', '--create', '--sort=name', `--mtime=@${seconds}`],
    ...['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'],
    // The header of a long name has the number of the process in it, unless told otherwise.
    ...['--format=posix', '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime'],
    ...leftOut.map((pattern) => `--exclude=${pattern}`),
    ...['--hard-dereference', '--use-compress-program=gzip -n -9', '--file', file],
    basename(folder),
  ]
  await run(tar, { cwd: dirname(folder), env: { LC_ALL: 'C' } })
}
