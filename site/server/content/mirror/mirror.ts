import type { KeyObject } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SNAPSHOT_LIMIT_BYTES } from '@noren/contract/snapshot'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { type Announced, readPointer } from '@noren/kit/disk/pointer'
import { POINTER, pointTo, snapshotFiles } from '@noren/kit/disk/publish-snapshot'
import { errorFacts, log } from '@noren/kit/process/log'
import type { MediaSource } from '../../http/files/media.ts'
import type { RemoteContent } from '../../settings.ts'
import type { Waits } from '../../waits.ts'
import type { MirrorReport } from '../content-store.ts'
import { SnapshotRefusal } from '../snapshot-file.ts'
import { type KeptSnapshot, readKept } from './kept-snapshot.ts'
import { type MediaCache, openMediaCache } from './media-cache.ts'
import { createRemoteFolder, type RemoteFolder, Unverified } from './remote-folder.ts'

/** A published folder of our own that follows a remote one. */
export type Mirror = {
  folder: string
  media: MediaSource
  report: () => MirrorReport
  stop: () => void
}

const SNAPSHOT_TIMEOUT_MS = 120_000

/**
 * Keeps in `{dataDir}/mirror` a copy of a remote folder's last publish. It accepts nothing that is
 * unsigned or older than its copy (docs/guides/content-over-http.md). The copy stays through any outage
 * and across a restart.
 */
export async function startMirror(
  { url, key }: RemoteContent,
  dataDir: string,
  waits: Pick<Waits, 'look' | 'firstContent' | 'bucket'>,
): Promise<Mirror> {
  const folder = join(dataDir, 'mirror')
  const remote = createRemoteFolder(url, waits.bucket)
  await prepare(folder, key)
  let here = await lastSigned(folder, key)
  let kept: KeptSnapshot | null =
    here && (await readKept(join(folder, here.file)).catch(() => null))
  const media = await openMediaCache({
    remote,
    key,
    folder: join(folder, 'media'),
    isPublished: (stem) => kept?.media.has(stem) === true,
    patienceMs: waits.bucket,
  })
  if (kept) await leaveDemo(folder, kept, media)
  let pointer: { text: string; etag: string | null } | null = null
  let confirmedAt: number | null = null
  let failure: { since: string; error: string; refusing: MirrorReport['refusing'] } | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** @throws {SnapshotRefusal} when the announced snapshot must not be served */
  async function look(): Promise<void> {
    const answer = await remote.readText(POINTER, pointer?.etag)
    if (answer === null) throw new Error('nothing is published there')
    if (answer !== 'same') pointer = answer
    if (!pointer) return
    const announced = readPointer(pointer.text, key)
    if (!announced) throw new SnapshotRefusal(POINTER, 'it is not signed with CONTENT_KEY')
    const isSame = announced.file === here?.file
    if (isSame && kept?.sha256 === announced.sha256) return
    if (here && !isSame && announced.seq <= here.seq) {
      throw new SnapshotRefusal(announced.file, `it is older than ${here.file}, which is served`)
    }
    kept = await take(remote, folder, announced, pointer.text)
    here = announced
    await leaveDemo(folder, kept, media)
  }

  async function run(): Promise<void> {
    try {
      await look()
      if (failure) log('info', 'content fetched again', { url })
      failure = null
      confirmedAt = Date.now()
    } catch (error) {
      note(error)
    }
    if (stopped) return
    // The pause does not grow while it fails: a publish must show immediately once the folder is back, and
    // a check costs next to nothing. The jitter keeps many sites from asking in step.
    timer = setTimeout(run, waits.look * (0.8 + Math.random() * 0.2)).unref()
  }

  function note(error: unknown): void {
    const facts = errorFacts(error)
    const message = String(facts.error)
    if (failure?.error !== message) log('warn', 'content not fetched', { url, ...facts })
    const refusing = error instanceof SnapshotRefusal ? { file: error.file, reason: message } : null
    failure = { since: failure?.since ?? new Date().toISOString(), error: message, refusing }
  }

  const first = run()
  if (!here) await Promise.race([first, sleep(waits.firstContent, undefined, { ref: false })])
  return {
    folder,
    media,
    report: () => ({
      url,
      ageSeconds: confirmedAt === null ? null : Math.floor((Date.now() - confirmedAt) / 1000),
      failingSince: failure?.since ?? null,
      lastError: failure?.error ?? null,
      refusing: failure?.refusing ?? null,
    }),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Brings a snapshot into the folder and points to it. */
async function take(
  remote: RemoteFolder,
  folder: string,
  { file, sha256 }: Announced,
  pointer: string,
): Promise<KeptSnapshot> {
  const path = join(folder, file)
  const limits = { limitBytes: SNAPSHOT_LIMIT_BYTES, timeoutMs: SNAPSHOT_TIMEOUT_MS }
  try {
    await writeDurably(path, remote.read(file, { sha256, ...limits }))
  } catch (error) {
    if (error instanceof Unverified) throw new SnapshotRefusal(file, error.message)
    throw error
  }
  const kept = await readKept(path)
  await pointTo(folder, file, pointer)
  return kept
}

/**
 * Removes the demo's snapshots and files once the company's own content is here. The snapshots are the
 * last: as long as one is there, an interrupted removal is done again.
 */
async function leaveDemo(
  folder: string,
  { firstSeq }: KeptSnapshot,
  media: MediaCache,
): Promise<void> {
  const former = (await snapshotFiles(folder)).filter(({ seq }) => seq < firstSeq)
  if (former.length === 0) return
  await media.keepPublished()
  await Promise.all(former.map(({ file }) => rm(join(folder, file), { force: true })))
}

/** Makes the folder. Removes unfinished files and those signed with another key. */
async function prepare(folder: string, key: KeyObject): Promise<void> {
  if (!(await lastSigned(folder, key))) await rm(folder, { recursive: true, force: true })
  makeFolder(join(folder, 'media'))
  for (const name of await readdir(folder)) {
    if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true })
  }
}

/** The snapshot the folder points to; `null` when there is none, or it is not signed with this key. */
async function lastSigned(folder: string, key: KeyObject): Promise<Announced | null> {
  const text = await readFile(join(folder, POINTER), 'utf8').catch(() => '')
  return readPointer(text, key)
}
