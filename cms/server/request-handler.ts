import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { METRICS_TYPE, type Metric, metricsText } from '@noren/kit/metrics'
import { faultFacts, log } from '@noren/kit/process/log'
import { inRequest } from '@noren/kit/process/request-scope'
import { watchAnswer } from '@noren/kit/process/watch-answer'
import { createRequestCounts } from '@noren/kit/request-counts'
import type { Settings } from '../src/base/settings.ts'
import type { DeskForServer } from '../src/desk/for-server.ts'
import { isUpload, limitArrival } from './arrival.ts'
import { answerCopyCall, COPY_CALL } from './database-copy.ts'
import { databaseFile } from './database-file.ts'
import type { Answer } from './desk-calls.ts'
import { gateAnswerFor, methodOf } from './gate.ts'
import { type GateAnswer, sendGateAnswer } from './gate-answer.ts'
import { malformed, unavailable } from './gate-answers.ts'
import { answerHealth, type Health } from './health.ts'
import { ownScreens } from './own-screens.ts'
import { HEALTH, METRICS, routeOf } from './request-routes.ts'
import { deskAddresses, deskRoutes } from './routes.ts'
import type { ScreenFiles } from './screen-files.ts'
import { dropInnerHeaders, protect } from './security.ts'
import { signInTurn } from './sign-in-queue.ts'
import { normalTarget, type Target } from './target.ts'

type Options = {
  settings: Pick<Settings, 'origin' | 'siteOrigin' | 'databaseUrl' | 'internalToken'>
  isDevelopment: boolean
  /** The metrics of the process and the desk. */
  metrics: () => Promise<Metric[]>
  health: Health
  desk: DeskForServer
  /** The browser's part of our own screens. */
  files: ScreenFiles
  /** Answer what the gate lets pass: below `/api`, and everything else. */
  calls: Answer
  screens: Answer
}

/** Answers every request of the CMS. All code behind it sees addresses only in their normal form. */
export function createRequestHandler({
  settings,
  isDevelopment,
  metrics,
  health,
  desk,
  files,
  calls,
  screens,
}: Options) {
  const { origin, siteOrigin, databaseUrl } = settings
  const requests = createRequestCounts()
  const gate = { ...settings, desk, routes: deskRoutes(deskAddresses(desk, isDevelopment)) }

  const own = ownScreens({ origin, siteOrigin, isDevelopment, desk, files })

  async function answerMetrics(response: ServerResponse): Promise<void> {
    const text = metricsText([...requests.metrics(), ...(await metrics())])
    response.writeHead(200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' })
    response.end(text)
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target | null,
  ): Promise<void> {
    const path = target?.path ?? '/'
    request.url = path + (target?.query ?? '')
    let isPatient = false
    limitArrival(request, () => isPatient)
    protect(request, response, path, { origin, siteOrigin, isDevelopment })
    const gateAnswer = target
      ? await gateAnswerFor(request, target, gate).catch(noAnswer)
      : malformed
    if (gateAnswer) return sendGateAnswer(request, response, gateAnswer)
    isPatient = isUpload(request, gate.routes(request.method ?? '', path))
    if (path === METRICS) return answerMetrics(response)
    if (target && (path === HEALTH.alive || path === HEALTH.ready))
      return answerHealth(response, target, health)
    if (path === COPY_CALL.path) return answerCopyCall(response, desk, databaseFile(databaseUrl))
    if (request.headers.expect !== undefined) response.writeContinue()
    const refusal = await signInTurn(request, response, path, gate.routes)
    if (refusal) return sendGateAnswer(request, response, refusal)
    if (path.startsWith('/api/')) return calls(request, response)
    if (target && (await own(request, response, target))) return
    dropInnerHeaders(request.headers, origin)
    await screens(request, response)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = normalTarget(request.url ?? '')
    const path = target?.path ?? ''
    const route = routeOf(methodOf(request, path), path)
    watchAnswer(response, (status, seconds) => requests.add(route, status, seconds))
    const id = randomUUID()
    // Others cache files of the build, for whom it would mean nothing.
    if (route.kind !== 'file') response.setHeader('X-Request-Id', id)
    await inRequest(id, () => answer(request, response, target))
  }
}

/** The gate looks up the sender's session in the database. */
function noAnswer(error: unknown): GateAnswer {
  log('error', 'the database cannot be read', faultFacts(error))
  return unavailable
}
