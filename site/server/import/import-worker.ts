import '../no-proto.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { startImporter } from './importer.ts'
import { LIST_FAILED, LIST_GOOD, READY, readImportTask } from './start-import.ts'

/** Imports until it gets the message to stop; then it waits for writes, not for the provider. */
const importer = await startImporter(readImportTask(workerData), (good) =>
  parentPort?.postMessage(good ? LIST_GOOD : LIST_FAILED),
)
parentPort?.once('message', async () => {
  await importer.stop()
  process.exit()
})
await importer.ready
parentPort?.postMessage(READY)
