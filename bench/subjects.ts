import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '../scripts/testing/ports.ts'
import { type Framework, madePeer } from './peers/framework.ts'
import { OURS } from './row.ts'
import { type Command, type Server, startServer } from './support/server.ts'
import { siteCommand } from './support/site.ts'

/** The limit that ratios refer to. */
export const NGINX = 'nginx static'

/** A program whose home page is measured: ours, a limit or a peer. */
export type Subject = { name: string; command: (port: number) => Command }

/** SITE with its data in `folder`. */
export function noren(folder: string): Subject {
  return { name: OURS, command: (port) => siteCommand(port, folder) }
}

/** Frameworks that show the same texts and pictures, built on first use. */
export async function frameworks(): Promise<Subject[]> {
  return [
    await framework('Next static', 'next-static', (port) => [
      'node_modules/next/dist/bin/next',
      'start',
      ...['--port', String(port), '--hostname', '127.0.0.1'],
    ]),
    await framework('React Router SSR', 'react-router-ssr', () => [
      'node_modules/@react-router/serve/bin.cjs',
      'build/server/index.js',
    ]),
  ]
}

async function framework(
  name: string,
  source: Framework,
  args: (port: number) => string[],
): Promise<Subject> {
  const cwd = await madePeer(source)
  return {
    name,
    command: (port) => ({
      command: process.execPath,
      args: args(port),
      cwd,
      env: { PORT: String(port), HOST: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' },
    }),
  }
}

/** Upper limits: nginx from a file and bare node:http from memory, sending exactly SITE's page. */
export function limits(page: string, folder: string): Subject[] {
  const file = join(folder, 'index.html')
  writeFileSync(file, page)
  writeFileSync(`${file}.gz`, gzipSync(page, { level: 9 }))
  const bare: Subject = {
    name: 'bare node:http',
    command: (port) => ({
      command: process.execPath,
      args: [join(import.meta.dirname, 'peers/node-http/server.ts')],
      cwd: folder,
      env: { PORT: String(port), PAGE: `${file}.gz` },
    }),
  }
  return hasNginx() ? [nginx(folder), bare] : [bare]
}

function nginx(folder: string): Subject {
  const template = readFileSync(join(import.meta.dirname, 'peers/nginx/nginx.conf'), 'utf8')
  return {
    name: NGINX,
    command: (port) => {
      const settings = template.replaceAll('{FOLDER}', folder).replaceAll('{PORT}', String(port))
      const file = join(folder, 'nginx.conf')
      writeFileSync(file, settings)
      // A master that runs as root starts workers as another user, who cannot read the folder.
      const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
      return { command: 'nginx', args: ['-e', 'stderr', '-c', file, ...user], cwd: folder }
    },
  }
}

function hasNginx(): boolean {
  if (spawnSync('nginx', ['-v']).status === 0) return true
  console.log('  nginx is not installed and left out: apt-get install -y nginx-light')
  return false
}

/** Starts a subject on a free port, on one core of the machine if one is given. */
export async function startSubject({ command }: Subject, core?: number): Promise<Server> {
  const port = await freePort()
  const start = command(port)
  const pinned: Command =
    core === undefined
      ? start
      : { ...start, command: 'taskset', args: ['-c', String(core), start.command, ...start.args] }
  return startServer(pinned, port)
}
