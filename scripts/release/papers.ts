import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { notesOf } from './notes.ts'
import { npm } from './programs.ts'
import type { Source } from './source.ts'

/** Writes what stands beside the tarballs: the bill of materials, the notes and, over all, the checksums. */
export async function writePapers(folder: string, built: string, source: Source): Promise<void> {
  const name = `noren-${source.version}`
  await writeFile(join(folder, `${name}.cdx.json`), await materials(built, source))
  const changelog = await readFile(join(built, 'CHANGELOG.md'), 'utf8')
  await writeFile(join(folder, `${name}-notes.md`), notesOf(changelog, source.version))
  const files = (await readdir(folder)).sort()
  const sums = await Promise.all(
    files.map(async (file) => `${await sumOf(join(folder, file))}  ${file}\n`),
  )
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''))
}

/** The SHA-256 of a file, in hex. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Every package that is installed with a release, on any kind of machine, as CycloneDX from the lockfile; without the
 * number and the hour that npm invents, and without the name of the folder.
 */
async function materials(built: string, { seconds }: Source): Promise<string> {
  const programs = ['-w', 'site', '-w', 'cms', '-w', 'backup']
  const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', ...programs]
  const { serialNumber: _, ...bill } = JSON.parse(await npm(['sbom', ...options], built))
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString()
  bill.metadata.component.name = 'noren'
  return `${JSON.stringify(bill, null, 2)}\n`
}
