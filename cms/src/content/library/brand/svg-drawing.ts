import { join } from 'node:path'
import { cmsFolder } from '../../../base/cms-folder.ts'
import { type DrawingAnswer, type DrawingTask, readAnswer } from './draw-svg-task.ts'

/** The bundler would follow an imported `fork` to the file it starts, which does not run within a bundle. */
const { fork } = process.getBuiltinModule('node:child_process')

/** Where the machine is busy with much else. */
const WAIT_LIMIT_MS = 30_000
/** In pages of 64 kB: 256 MB, in which any mark has room. */
const MEMORY_LIMIT_PAGES = 4096

/** What became of a drawing: a PNG, or why there is none. */
export type DrawnSvg = DrawingAnswer | 'slow' | 'undrawable'

/**
 * Draws an SVG as a PNG: with resvg in WebAssembly, in a process of its own that ends with it, or when its time or
 * its memory is used up (hostile inputs I14–I17). It knows neither files nor network nor fonts, and gets no
 * setting. Sharp's decoder of drawings stays switched off (I04).
 */
export async function drawSvg(task: DrawingTask): Promise<DrawnSvg> {
  const child = fork(join(cmsFolder(), 'src/content/library/brand/draw-svg-worker.ts'), {
    execArgv: [`--wasm-max-mem-pages=${MEMORY_LIMIT_PAGES}`],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    // What a library prints about a drawing is not for the desk's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<DrawnSvg>()
  const timer = setTimeout(() => resolve('slow'), WAIT_LIMIT_MS)
  child.once('message', (message) => resolve(readAnswer(message)))
  child.once('error', reject)
  // What cannot be read, or needs more memory, ends the process by itself.
  child.once('exit', (_, signal) => resolve(signal ? 'slow' : 'undrawable'))
  child.send(task)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
