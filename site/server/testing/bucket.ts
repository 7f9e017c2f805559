import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Snapshot } from '@noren/contract/snapshot'
import { fileListName, fileListText } from '@noren/kit/disk/file-list'
import { signedPointer } from '@noren/kit/disk/pointer'
import { POINTER, snapshotFile } from '@noren/kit/disk/publish-snapshot'
import { publicHalf, signingKey } from '@noren/kit/disk/signature'

/** The answer instead of the file: none, a cut one, or a status. */
type Mischief = 'hang' | 'cut' | { status: number; headers?: Record<string, string> }

/** A bucket as the world sees it: a web server with files, on loopback. */
export type Bucket = AsyncDisposable & {
  url: string
  /** The settings of a site that reads from it. */
  env: { CONTENT_URL: string; CONTENT_KEY: string }
  files: Map<string, Buffer>
  mischief: Map<string, Mischief>
  /** Requests so far. */
  requests: { name: string; status: number }[]
  /** Names of files sent whole, with 200. */
  downloads: () => string[]
  publish: (snapshot: Snapshot, secret?: string) => string
  putMedia: (name: string, bytes: Buffer) => void
  /** Stops listening, like a bucket that is down; `back` listens on the same port again. */
  away: () => Promise<void>
  back: () => Promise<void>
}

/** The key of the company that publishes in tests, and another company's. */
export const SECRET = Buffer.alloc(32, 1).toString('base64url')
export const STRANGER = Buffer.alloc(32, 2).toString('base64url')

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export async function startBucket(): Promise<Bucket> {
  const files = new Map<string, Buffer>()
  const mischief = new Map<string, Mischief>()
  const requests: Bucket['requests'] = []
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice('/noren/'.length)
    const bytes = files.get(name)
    const trick = mischief.get(name)
    const etag = bytes && `"${sha256(bytes).slice(0, 16)}"`
    const plain = !bytes ? 404 : request.headers['if-none-match'] === etag ? 304 : 200
    const status = typeof trick === 'object' ? trick.status : plain
    requests.push({ name, status })
    if (trick === 'hang') return
    const headers = { ...(etag && { ETag: etag }), ...(typeof trick === 'object' && trick.headers) }
    if (status !== 200 || !bytes) return void response.writeHead(status, headers).end()
    response.writeHead(200, { ...headers, 'Content-Length': bytes.length })
    if (trick !== 'cut') return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const away = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const url = `http://127.0.0.1:${port}/noren`
  return {
    url,
    env: { CONTENT_URL: url, CONTENT_KEY: publicHalf(signingKey(SECRET)) },
    files,
    mischief,
    requests,
    downloads: () => requests.filter(({ status }) => status === 200).map(({ name }) => name),
    publish: (snapshot, secret = SECRET) => {
      const { file, bytes } = snapshotFile(snapshot)
      files.set(file, bytes)
      files.set(POINTER, Buffer.from(signedPointer(file, signingKey(secret))))
      return file
    },
    putMedia: (name, bytes) => {
      const list = new Map([[`media/${name}`, sha256(bytes)]])
      files.set(`media/${name}`, bytes)
      files.set(fileListName(name), Buffer.from(fileListText(list, signingKey(SECRET))))
    },
    away,
    back: () => listen(port),
    [Symbol.asyncDispose]: away,
  }
}
