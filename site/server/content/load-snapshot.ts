import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isObject, readText } from '@noren/contract/json'
import type { PreparedSnapshot } from './prepare-snapshot.ts'
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

/** What the worker sends back. */
export type WorkerAnswer = { prepared: PreparedSnapshot } | { refused: string } | { failed: string }

/**
 * Reads, verifies and prepares a snapshot.
 * @throws {SnapshotRefusal} when it must not be served
 */
export async function loadSnapshot(folder: string, file: string): Promise<PreparedSnapshot> {
  const { size } = await stat(join(folder, file)).catch(() => ({ size: 0 }))
  if (size <= WORKER_BYTES) return await readSnapshot(folder, file)
  return await inWorker(folder, file)
}

function inWorker(folder: string, file: string): Promise<PreparedSnapshot> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: { folder, file },
      resourceLimits: { maxYoungGenerationSizeMb: WORKER_YOUNG_MB },
    })
    worker.once('message', (answer: WorkerAnswer) => {
      if ('prepared' in answer) resolve(answer.prepared)
      else if ('refused' in answer) reject(new SnapshotRefusal(file, answer.refused))
      else reject(new Error(answer.failed))
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The snapshot worker ended without an answer')))
  })
}

/** The task of a worker. */
export function readWorkerTask(data: unknown): { folder: string; file: string } {
  const task = isObject(data) ? data : {}
  return { folder: readText(task.folder), file: readText(task.file) }
}
