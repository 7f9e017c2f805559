import { once } from 'node:events'
import { accessSync, constants, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { makeFolder } from '@noren/kit/disk/make-folder'

/** The folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '..')

/** What the scripts need to know; SITE and the CMS read and check their settings themselves. */
type Environment = { sitePort: number; cmsPort: number; siteHost: string; dataDir: string }

/**
 * Reads `.env` (a variable already set wins), makes `DATA_DIR` absolute, so that every process we start
 * means the same folder, and sets SITE's address for the CMS.
 */
export function loadEnvironment(): Environment {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const dataDir = resolve(ROOT, process.env.DATA_DIR || 'data')
  process.env.DATA_DIR = dataDir
  const sitePort = Number(process.env.PORT || 3000)
  // The site reports an invalid port.
  if (Number.isInteger(sitePort)) process.env.SITE_URL ||= `http://127.0.0.1:${sitePort}`
  return {
    sitePort,
    cmsPort: Number(process.env.CMS_PORT || 3001),
    siteHost: process.env.HOST || (process.env.ORIGIN ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
  }
}

/** Throws a readable error when the data folder cannot be made or written. */
export function needWritable(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new Error(
      `The data folder ${folder} cannot be written. Change its owner, or set DATA_DIR to another folder.`,
    )
  }
}

/** Throws a readable error when something else listens on a port, before time goes into a build. */
export async function needFreePort(variable: string, port: number, host: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port number from 1 to 65535.`)
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    const by = (await isNoren(port, host)) ? ' by another Noren' : ''
    throw new Error(
      `Port ${port} is in use${by}. Stop what listens there, or set ${variable} to another port.`,
    )
  }
  server.close()
  await once(server, 'close')
}

/** Whether a site of ours answers there, as another `npm start` on this machine does. */
async function isNoren(port: number, host: string): Promise<boolean> {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host
  try {
    const signal = AbortSignal.timeout(1000)
    const response = await fetch(`http://${address}:${port}/healthz`, { signal })
    return (await response.text()) === 'ok\n'
  } catch {
    return false
  }
}
