import type { ServerResponse } from 'node:http'
import type { Readiness } from '../src/desk/desk.ts'
import { HEALTH } from './request-routes.ts'
import type { Target } from './target.ts'

/** The desk's state. */
export type Health = {
  report: () => Record<string, unknown>
  readiness: () => Promise<Readiness>
}

/** Answers `/healthz` and `/readyz` with the same texts as the site; with `?verbose`, in JSON. */
export async function answerHealth(
  response: ServerResponse,
  { path, query }: Target,
  { report, readiness }: Health,
): Promise<void> {
  const isDetailed = new URLSearchParams(query).has('verbose')
  const tell = (status: number, word: string, details: object) => {
    const type = isDetailed ? 'application/json' : 'text/plain'
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }
    response.writeHead(status, headers)
    response.end(isDetailed ? JSON.stringify(details) : `${word}\n`)
  }
  if (path === HEALTH.alive) return tell(200, 'ok', report())
  const { reasons, notes } = await readiness()
  const isReady = reasons.length === 0
  const word = isReady ? 'ready' : 'not ready'
  tell(isReady ? 200 : 503, word, { status: word, reasons, notes })
}
