import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { faultFacts, log } from '@noren/kit/process/log'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { handleEndpoints } from 'payload'
import config from '#payload.config'
import { checked } from '../src/base/requests/checked.ts'
import { readerLanguage, refusal } from '../src/base/requests/refusal.ts'
import { VERSION_HEADER } from '../src/base/requests/version-header.ts'
import type { Words } from '../src/base/words.ts'

/** Answers a request that the gate let pass. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const OTHER_VERSION: Words = {
  en: 'The desk was updated while this page was open. Please load the page again; what you typed is kept.',
  ja: 'このページを開いている間に、管理画面が新しくなりました。ページを再読み込みしてください。入力した内容は保たれます。',
}

/**
 * The calls below `/api`: Payload's, with ours among them.
 * @param version of the desk's own screens; a page of another must be loaded again
 */
export function deskCalls(origin: string, version: string): Answer {
  const calls = checked(origin, (request) => handleEndpoints({ config, request }))
  const app = new Hono()
  app.use(compress())
  app.use(async ({ req }, next) => {
    if ((req.header(VERSION_HEADER) ?? version) === version) return next()
    const language = readerLanguage(req.header('Cookie'), req.header('Accept-Language'))
    const refused = refusal(412, OTHER_VERSION[language])
    // The rest of its body is not read.
    if (req.method !== 'GET') refused.headers.set('Connection', 'close')
    return refused
  })
  app.all('/api/*', ({ req }) => calls(req.raw))
  app.onError((error, { req }) => {
    // Whoever breaks a call off gets no answer, and is no fault of the desk.
    if (!req.raw.signal.aborted) log('error', 'a call was not answered', faultFacts(error))
    return new Response(null, { status: 500 })
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return async (request, response) => void (await listener(request, response))
}
