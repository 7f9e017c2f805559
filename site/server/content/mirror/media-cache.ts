import type { KeyObject } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { type FileList, fileListName, mediaStem, readFileList } from '@noren/kit/disk/file-list'
import { errorFacts, log } from '@noren/kit/process/log'
import type { BroughtFile, MediaSource } from '../../http/files/media.ts'
import { type RemoteFolder, Unverified } from './remote-folder.ts'

/** Bytes of pictures and videos kept on the disk; the least recently requested are removed first. */
const LIMIT_BYTES = 2 * 1024 ** 3
/** Largest single file: the desk takes uploads of up to 25 MB. */
const FILE_LIMIT_BYTES = 64 * 1024 ** 2
const FILE_TIMEOUT_MS = 60_000
/** How long a failed file is not requested again. */
const PAUSE_MS = 10_000
/** Lists kept in memory. */
const LISTS = 500

type Options = {
  remote: RemoteFolder
  key: KeyObject
  /** Where the files are kept, by their names. */
  folder: string
  /** Whether the published content names a picture or video: nothing else is requested. */
  isPublished: (stem: string) => boolean
  /** How long a visitor waits for a file that is not here yet. The download continues after that. */
  patienceMs: number
  limitBytes?: number
}

/** The pictures and videos of a remote folder that are on the disk, and those that can be brought there. */
export type MediaCache = MediaSource & {
  /** Removes every file that the published content does not name. */
  keepPublished: () => Promise<void>
}

/** Opens the pictures and videos of a remote folder, with those an earlier run has kept. */
export async function openMediaCache(options: Options): Promise<MediaCache> {
  const { remote, key, folder, isPublished, patienceMs, limitBytes = LIMIT_BYTES } = options
  /** The least recently used first. */
  const sizes = await keptSizes(folder)
  let bytes = 0
  for (const size of sizes.values()) bytes += size
  const jobs = new Map<string, Promise<BroughtFile>>()
  const lists = new Map<string, FileList>()
  /** By name or stem; there are no more of either than were published. */
  const failures = new Map<string, { until: number; found: BroughtFile }>()
  let failing = false

  async function listOf(stem: string): Promise<FileList | null> {
    const known = lists.get(stem)
    if (known) return known
    const name = fileListName(stem)
    const answer = await remote.readText(name)
    if (answer === null || answer === 'same') return null
    const list = readFileList(answer.text, key)
    if (!list) throw new Unverified(name)
    lists.set(stem, list)
    const [oldest] = lists.keys()
    if (lists.size > LISTS && oldest !== undefined) lists.delete(oldest)
    return list
  }

  async function fetchFile(name: string, stem: string): Promise<BroughtFile> {
    let remembered = stem
    let found: BroughtFile = 'unknown'
    try {
      const list = await listOf(stem)
      const sha256 = list?.get(`media/${name}`)
      if (list && !sha256) return found
      if (sha256) {
        remembered = name
        const expected = { sha256, limitBytes: FILE_LIMIT_BYTES, timeoutMs: FILE_TIMEOUT_MS }
        await writeDurably(join(folder, name), remote.read(`media/${name}`, expected))
        await keep(name)
        failing = false
        if (isPublished(stem)) return 'here'
        // Its page was replaced meanwhile, perhaps the demo by a company's own.
        await drop(name)
        return found
      }
    } catch (error) {
      found = 'late'
      lists.delete(stem)
      if (!failing) log('warn', 'picture not fetched', { name, ...errorFacts(error) })
      failing = true
    }
    failures.set(remembered, { until: Date.now() + PAUSE_MS, found })
    return found
  }

  async function keep(name: string): Promise<void> {
    const { size } = await stat(join(folder, name))
    sizes.set(name, size)
    bytes += size
    for (const oldest of sizes.keys()) {
      if (bytes <= limitBytes) return
      await drop(oldest)
    }
  }

  async function drop(name: string): Promise<void> {
    bytes -= sizes.get(name) ?? 0
    sizes.delete(name)
    await rm(join(folder, name), { force: true })
  }

  function failed(name: string): BroughtFile | null {
    const failure = failures.get(name)
    if (failure && failure.until > Date.now()) return failure.found
    failures.delete(name)
    return null
  }

  return {
    bring: (name) => {
      const stem = mediaStem(name)
      if (!isPublished(stem)) return Promise.resolve('unknown')
      const known = failed(stem) ?? failed(name)
      if (known) return Promise.resolve(known)
      const job =
        jobs.get(name) ??
        fetchFile(name, stem).finally(() => {
          jobs.delete(name)
        })
      jobs.set(name, job)
      return Promise.race([job, sleep<BroughtFile>(patienceMs, 'late', { ref: false })])
    },
    used: (name) => {
      const size = sizes.get(name)
      if (size === undefined) return
      sizes.delete(name)
      sizes.set(name, size)
    },
    keepPublished: async () => {
      const others = [...sizes.keys()].filter((name) => !isPublished(mediaStem(name)))
      await Promise.all(others.map(drop))
    },
  }
}

/** Sizes of the files of a folder, the least recently read first. Removes unfinished files. */
async function keptSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder)
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      if (name.endsWith('.tmp')) return void (await rm(path, { force: true }))
      const { size, atimeMs } = await stat(path)
      return { name, size, atimeMs }
    }),
  )
  const kept = found.filter((file) => file !== undefined)
  return new Map(
    kept.toSorted((a, b) => a.atimeMs - b.atimeMs).map(({ name, size }) => [name, size]),
  )
}
