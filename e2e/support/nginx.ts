import { chmodSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findNginx } from '../../scripts/proxies.ts'
import { freePort } from '../../scripts/testing/ports.ts'
import { makeCertificate } from './certificate.ts'
import { inOwnDebian } from './debian.ts'
import { type Change, placeFiles } from './deployed.ts'
import { temporaryFolder } from './folders.ts'
import {
  AT_THE_GATE,
  type Behind,
  NOBODY,
  type RunningProxy,
  startProxyProgram,
} from './proxy-program.ts'

/** Starts nginx with `deploy/nginx` in Debian's folders, on free ports. Needs {@link CAN_MOUNT}. */
export async function startNginx(behind: Behind): Promise<RunningProxy> {
  const { sites, sharedSpool, desk = NOBODY, gate = 'password', signOn = NOBODY } = behind
  const folder = await temporaryFolder()
  const { path } = folder
  const { certificate, key } = makeCertificate(path)
  const [port, plainPort] = [await freePort(), await freePort()]
  const account = `${AT_THE_GATE.user}:{PLAIN}${AT_THE_GATE.password}`
  // Addresses, ports and the choices that the files offer; everything else is as it is shipped.
  const changes: Change[] = [
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
  await placeFiles('nginx', nginx, changes)
  await writeFile(join(nginx, 'desk.htpasswd'), `${account}\n`)
  const log = join(path, 'log')
  mkdirSync(log)
  // The worker, another user, writes there.
  chmodSync(path, 0o755)
  const live = '/etc/letsencrypt/live/example.jp'
  const [program = '', ...options] = inOwnDebian(
    path,
    `cp -r '${nginx}/.' /etc/nginx
    cp '${certificate}' /etc/nginx/staff-ca.pem
    mkdir -p ${live}
    cp '${certificate}' ${live}/fullchain.pem
    cp '${key}' ${live}/privkey.pem
    mount --bind '${log}' /var/log/nginx
    exec '${findNginx() ?? 'nginx'}' -g 'daemon off;'`,
  )
  const running = await startProxyProgram(program, options, port)
  return {
    port,
    plainPort,
    accessLog: join(log, 'access.log'),
    said: running.said,
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const node = (port: number) => `server 127.0.0.1:${port} max_fails=0;`
