import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findNginx } from '../../scripts/nginx.ts'
import { ROOT, temporaryFolder } from './folders.ts'
import { freePort, isAnswered } from './program.ts'

const GUIDE = join(ROOT, 'docs/guides/run-in-production.md')

/** One process, so that it needs no user of its own. */
const PROGRAM = 'daemon off; master_process off;'

/** nginx in front of SITE, as the guide sets it up. */
export type Nginx = AsyncDisposable & { port: number }

/** Starts nginx with the very text of the guide; only the two ports and its own files are added. */
export async function startNginx(sitePort: number): Promise<Nginx> {
  const folder = await temporaryFolder()
  const port = await freePort()
  const file = join(folder.path, 'nginx.conf')
  await writeFile(file, configuration(await guideSnippet(), folder.path, port, sitePort))
  const program = spawn(findNginx() ?? 'nginx', ['-p', folder.path, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(program, 'exit')
  let said = ''
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!(await isAnswered(`http://127.0.0.1:${port}/healthz`))) {
    if (program.exitCode !== null) throw new Error(`nginx ended:\n${said}`)
    await wait(50)
  }
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      program.kill('SIGTERM')
      await ended
      await folder[Symbol.asyncDispose]()
    },
  }
}

async function guideSnippet(): Promise<string> {
  const [, snippet] = /```\n(events [\s\S]*?)```/.exec(await readFile(GUIDE, 'utf8')) ?? []
  if (!snippet) throw new Error(`${GUIDE} has no nginx configuration`)
  return snippet
}

function configuration(snippet: string, folder: string, port: number, sitePort: number): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const files = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  const text = snippet
    .replace('http {', `http { access_log off; ${files}`)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${sitePort}`)
    .replace('server {', `server { listen 127.0.0.1:${port};`)
  return `${PROGRAM} pid ${folder}/nginx.pid;\n${text}`
}
