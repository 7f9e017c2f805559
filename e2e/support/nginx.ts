import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findNginx } from '../../scripts/proxies.ts'
import { freePort } from '../../scripts/testing/ports.ts'
import { makeCertificate } from './certificate.ts'
import { type Change, placeFiles } from './deployed.ts'
import { temporaryFolder } from './folders.ts'
import {
  AT_THE_GATE,
  type Behind,
  NOBODY,
  type RunningProxy,
  startProxyProgram,
} from './proxy-program.ts'

/** One process, so that it needs no separate user. */
const PROGRAM = 'daemon off; master_process off;'

/** The folders that Debian's package writes to. */
const KEPT = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Starts nginx with `deploy/nginx`, on free ports and in a separate folder. */
export async function startNginx(behind: Behind): Promise<RunningProxy> {
  const { sites, sharedSpool, desk = NOBODY, gate = 'password', signOn = NOBODY } = behind
  const folder = await temporaryFolder()
  const { path } = folder
  const { certificate, key } = makeCertificate(path)
  const [port, plainPort] = [await freePort(), await freePort()]
  await writeFile(
    join(path, 'desk.htpasswd'),
    `${AT_THE_GATE.user}:{PLAIN}${AT_THE_GATE.password}\n`,
  )
  const files: Change[] = [
    [/^user .*/m, ''],
    ['/run/nginx.pid', join(path, 'nginx.pid')],
    [/(?<=(?:error|access)_log )[^;]*/, '/dev/null'],
    ['/var/cache/nginx/noren', join(path, 'cache')],
    ['/etc/letsencrypt/live/example.jp/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/example.jp/privkey.pem', key],
    ['/etc/nginx/staff-ca.pem', certificate],
    ['/etc/nginx/desk.htpasswd', join(path, 'desk.htpasswd')],
    ['http {', `http {${KEPT.map((kind) => `${kind}_temp_path ${join(path, kind)};`).join(' ')}`],
  ]
  const ports: Change[] = [
    [/^ *listen \[::\].*/m, ''],
    [/(?<=^ *listen )443/m, `127.0.0.1:${port}`],
    [/(?<=^ *listen )80/m, `127.0.0.1:${plainPort}`],
    ['server 127.0.0.1:3000 max_fails=0;', sites.map(node).join(' ')],
    ['127.0.0.1:3001', `127.0.0.1:${desk}`],
    ['127.0.0.1:4180', `127.0.0.1:${signOn}`],
    ['include gate-password.conf', `include gate-${gate}.conf`],
    ['include enquiries-once.conf', `include enquiries-${sharedSpool ? 'shared' : 'once'}.conf`],
  ]
  const nginx = join(path, 'nginx')
  await placeFiles('nginx', nginx, [...files, ...ports])
  const options = ['-p', path, '-c', join(nginx, 'nginx.conf'), '-e', 'stderr', '-g', PROGRAM]
  const running = await startProxyProgram(findNginx() ?? 'nginx', options, port)
  return {
    port,
    plainPort,
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const node = (port: number) => `server 127.0.0.1:${port} max_fails=0;`
