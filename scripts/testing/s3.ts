/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A small server that speaks the S3 protocol (s3rver, made for tests), with one empty bucket. */
export type S3 = AsyncDisposable & {
  /** The settings of a desk that publishes there: the bucket, and how the client gets to it. */
  env: Record<string, string>
  /** The public address of what the desk publishes. */
  url: string
  /** Stops listening, like a bucket that is down. */
  away: () => Promise<void>
  /** Listens again, at the same address. */
  back: () => Promise<void>
}

const BUCKET = 'noren-test'

export async function startS3(): Promise<S3> {
  const directory = mkdtempSync(join(tmpdir(), 'noren-s3-'))
  const configureBuckets = [{ name: BUCKET, configs: [] }]
  const s3 = new S3rver({ silent: true, directory, vhostBuckets: false, configureBuckets })
  await s3.configureBuckets()
  const server = createServer(s3.callback())
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
  return {
    env: {
      PUBLISH_URL: `s3://${BUCKET}/noren`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    url: `http://127.0.0.1:${port}/${BUCKET}/noren`,
    away,
    back: () => listen(port),
    [Symbol.asyncDispose]: async () => {
      await away()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
