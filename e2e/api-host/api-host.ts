import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { CALL_NAMES, CALLS, type CallName } from '@noren/contract/resources/calls'
import { answerFrom, type HostContent, hostContent } from './content.ts'

/** A call of the host: the thirteen of the contract, and sending an enquiry. */
type HostCall = CallName | 'submit'

/**
 * How the host answers one call, instead of answering well. Everything left out stays as in a good answer.
 */
type Behaviour = {
  /** The host waits for this before it answers: a promise a test settles, so that no test sleeps. */
  until?: Promise<unknown>
  status?: number
  /** The reason phrase on the status line; `''` leaves it empty, as over HTTP/2. */
  statusText?: string
  /** Replaces the body: an object is sent as JSON, a text as it is (broken JSON, say). */
  body?: unknown
  /** Close the connection without an answer. */
  hangUp?: boolean
  /** Applies only to this language of the path. */
  language?: string
}

type RecordedRequest = {
  call: HostCall
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** A provider's API host on loopback that answers as each test wants. */
export type ApiHost = {
  origin: string
  /**
   * The same host, for a SITE that outlives a test: whatever a test changes, SITE's imports always get the
   * first content, since what they bring in is on pages of the next test too.
   */
  lasting: string
  /** The same host, for a SITE that none of its content arrives at: each import fails, visitors' calls do not. */
  silent: string
  /** What a well-behaved host answers from; tests may change it before SITE's request. */
  content: HostContent
  /** Every request so far, oldest first. */
  requests: RecordedRequest[]
  /** Makes one call answer differently from now on. */
  behave: (call: HostCall, behaviour: Behaviour) => void
  /** Answers everything well again and forgets the requests. */
  reset: () => void
  stop: () => Promise<void>
}

const calls = (['submit', ...CALL_NAMES] as const).map((name) => {
  const { method, path } = name === 'submit' ? SUBMIT_ENQUIRY : CALLS[name]
  return { name, method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }
})

/** Before the path of a call. */
const SILENT = '/silent'

/** Starts a host on a free port of loopback. */
export async function startApiHost(): Promise<ApiHost> {
  const behaviours = new Map<HostCall, Behaviour>()
  const start = hostContent()
  const host: Omit<ApiHost, 'origin' | 'lasting' | 'silent'> = {
    content: hostContent(),
    requests: [],
    behave: (call, behaviour) => behaviours.set(call, behaviour),
    reset: () => {
      behaviours.clear()
      host.requests.length = 0
      host.content = hostContent()
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://host.invalid')
    const isImport = request.headers['user-agent'] === 'Noren-Import'
    if (isImport && url.pathname.startsWith(SILENT))
      return send(response, { status: 503, body: '' })
    const path = url.pathname.replace(SILENT, '')
    const found = calls.find(
      ({ method, pattern }) => method === request.method && pattern.test(path),
    )
    if (!found) return send(response, { status: 404, body: { message: 'No such call' } })
    const { method = '', headers } = request
    const parameters = found.pattern.exec(path)?.groups ?? {}
    if (isImport && headers.host?.startsWith('localhost'))
      return send(response, answerFrom(start, found.name, parameters))
    const body = await text(request)
    host.requests.push({ call: found.name, method, url: request.url ?? '', headers, body })
    const { language = parameters.language, ...told } = behaviours.get(found.name) ?? {}
    const behaviour = language === parameters.language ? told : {}
    await behaviour.until
    if (behaviour.hangUp) return void response.destroy()
    send(response, { ...answerFrom(host.content, found.name, parameters), ...behaviour })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return Object.assign(host, {
    origin: `http://127.0.0.1:${address.port}`,
    lasting: `http://localhost:${address.port}`,
    silent: `http://127.0.0.1:${address.port}${SILENT}`,
  })
}

function send(response: ServerResponse, { status = 200, statusText, body }: Behaviour): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.writeHead(status, statusText)
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
