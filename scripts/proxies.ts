import { delimiter } from 'node:path'
import { findOnPath } from './chromium.ts'

/** Where Debian keeps it, which is on the PATH of root alone. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** The nginx installed on this machine. */
export function findNginx({ PATH = '' } = process.env): string | undefined {
  return findOnPath(['nginx'], { PATH: [PATH, ...SYSTEM_FOLDERS].join(delimiter) })
}

/** The Caddy installed on this machine. */
export function findCaddy(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return findOnPath(['caddy'], env)
}
