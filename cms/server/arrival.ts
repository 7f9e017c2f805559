import type { IncomingMessage } from 'node:http'
import type { Who } from './routes.ts'

/** Time for a request to arrive, and for an upload of staff: 25 MB at 1 Mbit/s take three and a half minutes. */
const LIMIT_MS = 60_000
export const UPLOAD_LIMIT_MS = 600_000
/** A slow line brings this much in each of these times; who brings less only holds the line. */
const LOOK_MS = 30_000
const AT_LEAST_BYTES = 64 * 1024

/**
 * Cuts off a request whose body does not arrive in time.
 * @param isPatient whether it is a file that a member of staff sends, once that is known
 */
export function limitArrival(request: IncomingMessage, isPatient: () => boolean): void {
  const { socket } = request
  let before = 0
  let timer = setTimeout(look, LIMIT_MS)
  timer.unref()
  request.once('close', () => clearTimeout(timer))

  function look(): void {
    if (request.complete) return
    if (!isPatient() || socket.bytesRead - before < AT_LEAST_BYTES) return void request.destroy()
    before = socket.bytesRead
    timer = setTimeout(look, LOOK_MS)
    timer.unref()
  }
}

/** Whether a request that the gate let pass is a file from a member of staff. */
export function isUpload({ headers }: IncomingMessage, who: Who | null): boolean {
  return who === 'staff' && headers['content-type']?.startsWith('multipart/form-data') === true
}
