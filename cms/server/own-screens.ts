import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { faultFacts, log } from '@noren/kit/process/log'
import { isOurs, readerLanguage, refusal } from '../src/base/requests/refusal.ts'
import type { DeskForServer } from '../src/desk/for-server.ts'
import { type OwnScreen, ownScreenAt } from '../src/desk/screens/own-screens.ts'
import { accepts } from './accepts.ts'
import { sendGateAnswer } from './gate-answer.ts'
import { notShown, signIn, unavailable } from './gate-answers.ts'
import { documentOf } from './own-document.ts'
import { FILES, type ScreenFiles } from './screen-files.ts'
import { protectOwn } from './security.ts'
import type { Target } from './target.ts'

type Options = {
  origin: string
  siteOrigin: string
  isDevelopment: boolean
  desk: Pick<DeskForServer, 'screenFor'>
  files: ScreenFiles
}

/** @returns whether the request was for a screen of ours or one of their files; the rest is drawn by Next */
type OwnAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => Promise<boolean>

/** Answers what is ours among the pages of the desk. */
export function ownScreens(options: Options): OwnAnswer {
  return async (request, response, target) => {
    if (target.path.startsWith(FILES)) {
      await options.files.answer(request, response, target.path)
      return true
    }
    const asked = ownScreenAt(target.path)
    if (!asked || !['GET', 'HEAD'].includes(request.method ?? '')) return false
    try {
      await answerScreen(request, response, target, asked, options)
    } catch (error) {
      log('error', 'a screen was not answered', faultFacts(error))
      sendGateAnswer(request, response, isOurs(error) ? unavailable : notShown)
    }
    return true
  }
}

/** With its document or, to who asks for JSON, with what it shows. Strangers are led to the sign-in and back. */
async function answerScreen(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: Target,
  asked: OwnScreen,
  { desk, files, ...deployment }: Options,
): Promise<void> {
  const { accept = '', cookie, 'accept-language': languages, rsc } = request.headers
  // Next asks for a part of a page of its own; without one, it opens the address as a browser does.
  if (rsc !== undefined) return void response.writeHead(204, NOT_STORED).end()
  const isForScript = accept.startsWith(JSON_TYPE)
  const language = readerLanguage(cookie, languages)
  const address = new URL(path + query, deployment.origin)
  const data = await desk.screenFor(new Request(address, { headers: readerOf(request) }), asked)
  if (!data && !isForScript) {
    const Location = `/admin/login?redirect=${encodeURIComponent(path + query)}`
    return void response.writeHead(307, { ...NOT_STORED, Location }).end()
  }
  protectOwn(response, deployment)
  if (!data) {
    const refused = await refusal(401, signIn.words[language]).text()
    return send(request, response, { status: 401, type: JSON_TYPE, text: refused })
  }
  const status = data.screen.kind === 'lacking' ? data.screen.status : 200
  const look = { language, theme: themeIn(cookie), entry: files.entry }
  send(request, response, {
    status,
    ...(isForScript
      ? { type: JSON_TYPE, text: JSON.stringify(data) }
      : { type: 'text/html; charset=utf-8', text: documentOf(data, look) }),
  })
}

const NOT_STORED = { 'Cache-Control': 'no-store' }
const JSON_TYPE = 'application/json'

/** What says who reads, from where, and in which language. */
const OF_READER = ['cookie', 'authorization', 'origin', 'sec-fetch-site', 'accept-language']

function readerOf({ headers }: IncomingMessage): [string, string][] {
  return OF_READER.flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
}

type Sent = { status: number; type: string; text: string }

function send(request: IncomingMessage, response: ServerResponse, { status, type, text }: Sent) {
  const isPacked = accepts(request, 'gzip')
  const body = isPacked ? gzipSync(text) : Buffer.from(text)
  response.writeHead(status, {
    ...NOT_STORED,
    'Content-Type': type,
    'Content-Length': body.byteLength,
    Vary: 'Accept, Accept-Encoding, Accept-Language, Cookie',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function themeIn(cookie = ''): string | null {
  return /(?:^|;\s*)noren-theme=(dark|light)(?:;|$)/.exec(cookie)?.[1] ?? null
}
