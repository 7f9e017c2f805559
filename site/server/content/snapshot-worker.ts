import '../no-proto.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerAnswer, WorkerTask } from './load-snapshot.ts'
import { readSnapshot, SnapshotRefusal } from './snapshot-file.ts'

/** Reads one large snapshot off the main thread and ends, which frees its memory. */
const { folder, file, former }: WorkerTask = workerData

async function answer(): Promise<WorkerAnswer> {
  try {
    return { prepared: await readSnapshot(folder, file, former) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return error instanceof SnapshotRefusal ? { refused: message } : { failed: message }
  }
}

const result = await answer()
const restaurants = 'prepared' in result ? result.prepared.restaurants : null
const moved = restaurants
  ? [restaurants.details, restaurants.items].flatMap(({ bytes, starts, ends }) => [
      bytes.buffer,
      starts.buffer,
      ends.buffer,
    ])
  : []
parentPort?.postMessage(result, moved)
