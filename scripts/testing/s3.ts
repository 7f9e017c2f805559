import { randomUUID } from 'node:crypto'
import { accessTo, BUCKET, type StandIn, startStandIn } from './s3-stand-in.ts'

/** An empty folder of a bucket, for one test or file of tests. */
export type S3 = AsyncDisposable & {
  /** The settings of a desk that publishes there: the folder, and how the client gets to it. */
  env: Record<'PUBLISH_URL', string> & Record<string, string>
  /** The public address of what the desk publishes. */
  url: string
  /** `null` when it is a real bucket, which neither goes away nor misbehaves when a test wants it. */
  standIn: StandIn | null
}

/** In the stand-in, or in the bucket that e2e/README.md says how to name. */
export async function startS3(): Promise<S3> {
  const { TEST_BUCKET_URL, TEST_BUCKET_READ_URL } = process.env
  if (!TEST_BUCKET_URL || !TEST_BUCKET_READ_URL) return startS3StandIn()
  const folder = `noren-test-${randomUUID()}`
  const access = Object.entries(process.env).filter(([name]) => name.startsWith('AWS_'))
  return {
    env: { ...Object.fromEntries(access), PUBLISH_URL: `${TEST_BUCKET_URL}/${folder}` },
    url: `${TEST_BUCKET_READ_URL}/${folder}`,
    standIn: null,
    [Symbol.asyncDispose]: async () => {},
  }
}

/** Always in the stand-in. */
export async function startS3StandIn(): Promise<S3 & { standIn: StandIn }> {
  const standIn = await startStandIn()
  return {
    env: { ...accessTo(standIn.endpoint), PUBLISH_URL: `s3://${BUCKET}/noren` },
    url: `${standIn.url}/noren`,
    standIn,
    [Symbol.asyncDispose]: standIn.away,
  }
}
