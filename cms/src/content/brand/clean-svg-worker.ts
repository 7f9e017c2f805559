import { parentPort, workerData } from 'node:worker_threads'
import type { CleaningTask } from './mark.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

const { source, shape }: CleaningTask = workerData

parentPort?.postMessage(sanitizeSvg(source, shape))
