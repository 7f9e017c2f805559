import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { faultFacts, log } from '@noren/kit/process/log'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { handleEndpoints } from 'payload'
import config from '#payload.config'
import { checked } from '../src/base/requests/checked.ts'

/** Answers a request that the gate let pass. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The calls below `/api`: Payload's, with ours among them. */
export function deskCalls(origin: string): Answer {
  const calls = checked(origin, (request) => handleEndpoints({ config, request }))
  const app = new Hono()
  app.use(compress())
  app.all('/api/*', ({ req }) => calls(req.raw))
  app.onError((error, { req }) => {
    // Whoever breaks a call off gets no answer, and is no fault of the desk.
    if (!req.raw.signal.aborted) log('error', 'a call was not answered', faultFacts(error))
    return new Response(null, { status: 500 })
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return async (request, response) => void (await listener(request, response))
}
