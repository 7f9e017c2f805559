import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FormerRestaurants, PreparedSnapshot } from './prepare-snapshot.ts'
import { readSnapshot, SnapshotRefusal } from './snapshot-file.ts'

/** Snapshots larger than this are read in a worker, so that visitors do not wait for it. */
const WORKER_BYTES = 256 * 1024

/**
 * Memory for a worker's new objects. It keeps little of what it reads; without a limit V8 would take
 * several times what it needs and keep that for a while.
 */
const WORKER_YOUNG_MB = 4

/** Beside this file, both in the build and in the sources. */
const WORKER = new URL(`./snapshot-worker${extname(import.meta.url)}`, import.meta.url)

/** The task of a worker. */
export type WorkerTask = {
  folder: string
  file: string
  former: FormerRestaurants | null
}

/** What the worker sends back. */
export type WorkerAnswer = { prepared: PreparedSnapshot } | { refused: string } | { failed: string }

/**
 * Reads, verifies and prepares a snapshot.
 * @throws {SnapshotRefusal} when it must not be served
 */
export async function loadSnapshot(
  folder: string,
  file: string,
  former: FormerRestaurants | null = null,
): Promise<PreparedSnapshot> {
  const { size } = await stat(join(folder, file)).catch(() => ({ size: 0 }))
  if (size <= WORKER_BYTES) return await readSnapshot(folder, file, former)
  return await inWorker({ folder, file, former })
}

function inWorker(workerData: WorkerTask): Promise<PreparedSnapshot> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: WORKER_YOUNG_MB },
    })
    worker.once('message', (answer: WorkerAnswer) => {
      if ('prepared' in answer) resolve(answer.prepared)
      else if ('refused' in answer) reject(new SnapshotRefusal(workerData.file, answer.refused))
      else reject(new Error(answer.failed))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The snapshot worker ended without an answer')))
  })
}
