import { onTestFinished, vi } from 'vitest'
import { startS3 } from '../../scripts/testing/s3.ts'

/** An empty folder of a bucket, named by the usual variables. @returns its address */
export async function startBucket(): Promise<string> {
  const s3 = await startS3()
  onTestFinished(() => s3[Symbol.asyncDispose]())
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  return `${s3.env.PUBLISH_URL}/backups/tokyo`
}
