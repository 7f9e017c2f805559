import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Entrance } from '../src/entrance.ts'
import { noticeFor } from './gate.ts'
import { type Notice, sendNotice } from './notice.ts'
import { malformed, unavailable } from './notices.ts'
import { deskRoutes } from './routes.ts'
import { protect } from './security.ts'
import { signInTurn } from './sign-in-queue.ts'
import { normalTarget } from './target.ts'

type Options = {
  /** The address staff open. */
  origin: string
  isDevelopment: boolean
  entrance: Entrance
  /** Next, which answers what the gate lets pass. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Answers every request of the CMS. Nothing behind it sees an address but in its normal form. */
export function createRequestHandler({ origin, isDevelopment, entrance, handle }: Options) {
  const gate = { origin, entrance, routes: deskRoutes(entrance.names, isDevelopment) }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = normalTarget(request.url ?? '')
    const path = target?.path ?? '/'
    request.url = path + (target?.query ?? '')
    protect(request, response, path, { origin, isDevelopment })
    const notice = target ? await noticeFor(request, target, gate).catch(noAnswer) : malformed
    if (notice) return sendNotice(request, response, notice)
    if (request.headers.expect !== undefined) response.writeContinue()
    const refusal = await signInTurn(request, response, path)
    if (refusal) return sendNotice(request, response, refusal)
    await handle(request, response)
  }
}

/** The gate asks the database who is there. */
function noAnswer(error: unknown): Notice {
  console.error('The CMS cannot read its database:', error)
  return unavailable
}
