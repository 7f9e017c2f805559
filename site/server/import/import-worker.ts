import '../no-proto.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { startImporter } from './importer.ts'
import { READY, readImportTask } from './start-import.ts'

/** Imports until it gets the message to stop; then it waits for writes, not for the provider. */
const importer = await startImporter(readImportTask(workerData))
parentPort?.once('message', async () => {
  await importer.stop()
  process.exit()
})
await importer.ready
parentPort?.postMessage(READY)
