import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { OWNER, refusalOf } from './s3-signature.ts'

/** What a test makes of an answer: none at all, half of it, or this in its place. */
export type Mischief = 'silence' | 'cut' | Answer

/** A bucket that stands in for a real one: a server on loopback that speaks S3 as far as we use it. */
export type StandIn = AsyncDisposable & {
  /** The address of the server, and of the bucket on it. */
  endpoint: string
  url: string
  files: Map<string, Buffer>
  /** By the name of a file, until the test removes it. */
  mischief: Map<string, Mischief>
  /** Requests so far; a list has no name. */
  requests: { name: string; status: number }[]
  /** Stops listening, like a bucket that is down; `back` listens on the same port again. */
  away: () => Promise<void>
  back: () => Promise<void>
}

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }

export const BUCKET = 'noren-test'

/** The settings by which its client gets to a bucket of `StandIn`. */
export const accessTo = (endpoint: string) => ({
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_REGION: OWNER.region,
  AWS_ACCESS_KEY_ID: OWNER.id,
  AWS_SECRET_ACCESS_KEY: OWNER.secret,
})

/** A bucket may give fewer names than it was asked for: so every list of some length has pages. */
const NAMES_ON_A_PAGE = 5

/** What anyone may read, by the policy in docs/guides/content-over-http.md. */
const PUBLIC = /^(noren\/)?(current$|snap-|lists\/|media\/)/

export async function startStandIn(): Promise<StandIn> {
  const files = new Map<string, Buffer>()
  const headersOf = new Map<string, Record<string, string>>()
  const mischief: StandIn['mischief'] = new Map()
  const requests: StandIn['requests'] = []

  function answerTo(request: IncomingMessage, name: string, body: Buffer): Answer {
    const { method, headers } = request
    const bytes = files.get(name)
    // Who may not list is not told what is missing.
    const isPublic = method === 'GET' && PUBLIC.test(name) && bytes
    const refusal = isPublic && !headers.authorization ? null : refusalOf(request, body)
    if (refusal) return failure(refusal.status, refusal.code)
    if (name === '') return page([...files], new URL(request.url ?? '', 'http://s3').searchParams)

    const etag = bytes && etagOf(bytes)
    const { 'if-match': match, 'if-none-match': noneMatch } = headers
    const isSame = etag && (noneMatch === '*' || noneMatch === etag)
    if (!bytes && (method === 'GET' || match)) return failure(404, 'NoSuchKey')
    if ((match && match !== etag) || (isSame && method !== 'GET'))
      return failure(412, 'PreconditionFailed')
    if (isSame) return { status: 304, headers: { ETag: etag } }
    if (bytes && etag && method === 'GET')
      return { status: 200, headers: { ...headersOf.get(name), ETag: etag }, body: bytes }
    if (method === 'DELETE') {
      files.delete(name)
      return { status: 204 }
    }
    files.set(name, body)
    headersOf.set(name, {
      'Content-Type': headers['content-type'] ?? 'binary/octet-stream',
      'Cache-Control': headers['cache-control'] ?? '',
    })
    return { status: 200, headers: { ETag: etagOf(body) } }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const path = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '')
    const [, bucket, name = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? []
    const trick = mischief.get(name)
    const instead = typeof trick === 'object' ? trick : null
    const isKnown = bucket === BUCKET
    const answer: Answer =
      instead ?? (isKnown ? answerTo(request, name, body) : failure(404, 'NoSuchBucket'))
    requests.push({ name, status: answer.status })
    if (trick === 'silence') return
    const sent = Buffer.from(answer.body ?? '')
    response.writeHead(answer.status, {
      ...answer.headers,
      ...(![204, 304].includes(answer.status) && { 'Content-Length': sent.length }),
    })
    if (trick !== 'cut') return void response.end(sent)
    response.write(sent.subarray(0, sent.length / 2), () => response.destroy())
  }

  const server = createServer((request, response) => {
    // A client that goes in the middle of its body leaves nothing to answer.
    respond(request, response).catch(() => response.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
  const away = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    url: `${endpoint}/${BUCKET}`,
    files,
    mischief,
    requests,
    away,
    back: () => listen(port),
    [Symbol.asyncDispose]: away,
  }
}

/** Some of the names that begin with `prefix`, in their order, and the token by which the next follow. */
function page(files: readonly [string, Buffer][], asked: URLSearchParams): Answer {
  const prefix = asked.get('prefix') ?? ''
  const after = Buffer.from(asked.get('continuation-token') ?? '', 'base64').toString()
  const rest = files.filter(([name]) => name.startsWith(prefix) && name > after)
  const most = Math.min(Number(asked.get('max-keys') ?? NAMES_ON_A_PAGE), NAMES_ON_A_PAGE)
  const shown = rest.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, most)
  const last = shown.length < rest.length ? (shown.at(-1)?.[0] ?? '') : ''
  const token = Buffer.from(last).toString('base64')
  const contents = shown.map(
    ([name, { length }]) => `<Contents><Key>${name}</Key><Size>${length}</Size></Contents>`,
  )
  const next = last ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
  const list = `<IsTruncated>${last !== ''}</IsTruncated>${next}${contents.join('')}`
  return { status: 200, body: `<ListBucketResult>${list}</ListBucketResult>` }
}

/** As a bucket fails: with a code of the S3 protocol. */
export function failure(status: number, code: string): Answer {
  const said = `<Code>${code}</Code><Message>The stand-in says ${code}</Message>`
  return { status, body: `<Error>${said}</Error>` }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}
