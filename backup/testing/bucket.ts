import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { onTestFinished, vi } from 'vitest'
import { ROOT } from '../../scripts/environment.ts'
import { tempFolder } from './data-folder.ts'

/** An S3 server (s3rver) with an empty bucket, named by the usual variables. @returns its address */
export async function startBucket(): Promise<string> {
  const program = join(ROOT, 'node_modules/s3rver/bin/s3rver.js')
  const options = ['-d', tempFolder(), '-p', '0', '-a', '127.0.0.1', '--configure-bucket', 'noren']
  const server = spawn(process.execPath, [program, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    server.kill()
    await once(server, 'exit')
  })
  const port = await portIn(server.stdout)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`)
  vi.stubEnv('AWS_REGION', 'ap-northeast-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  onTestFinished(() => void vi.unstubAllEnvs())
  return 's3://noren/backups/tokyo'
}

async function portIn(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const port = /:(\d+)$/.exec(line)?.[1]
    if (port !== undefined) return port
  }
  throw new Error('The S3 server ended before it listened')
}
