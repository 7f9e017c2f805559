import { chmod, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './run.ts'
import { pack } from './tarball.ts'

/** 2026-12-01T00:00:00Z */
const SECONDS = 1796083200

test('the same files make the same bytes, whenever and however they were written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'noren-tarball-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const tarball = async (place: string, names: string[], mode: number, year: string) => {
    const root = join(folder, place, 'noren')
    await mkdir(join(root, 'a'.repeat(120)), { recursive: true })
    for (const name of names) {
      await writeFile(join(root, name), name)
      await chmod(join(root, name), mode)
      await utimes(join(root, name), new Date(year), new Date(year))
    }
    await symlink('first', join(root, 'link'))
    await writeFile(join(root, 'a'.repeat(120), 'first.map'), place)
    await pack(root, join(folder, `${place}.tar.gz`), SECONDS, ['noren/a*.map'])
    return readFile(join(folder, `${place}.tar.gz`))
  }
  const once = await tarball('once', ['first', 'second'], 0o600, '2024')
  expect((await tarball('again', ['second', 'first'], 0o664, '2025')).equals(once)).toBe(true)
  const listed = await run(['tar', '-tvzf', 'once.tar.gz', '--full-time', '--utc'], {
    cwd: folder,
  })
  expect(listed).toMatch(/^-rw-r--r-- 0\/0 +5 2026-12-01 00:00:00 noren\/first$/m)
  expect(listed).toMatch(/^l.* noren\/link -> first$/m)
})
