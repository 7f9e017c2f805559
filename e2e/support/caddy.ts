import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findCaddy } from '../../scripts/proxies.ts'
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

/** Slow to make, as it should be: made once. */
let passwordHash: Buffer | undefined

/** Starts Caddy with `deploy/caddy`, on free ports, in a separate folder and with separate certificates. */
export async function startCaddy(behind: Behind): Promise<RunningProxy> {
  const { sites, desk = NOBODY, gate = 'password', signOn = NOBODY } = behind
  const folder = await temporaryFolder()
  const { path } = folder
  const program = findCaddy() ?? 'caddy'
  const [port, plainPort] = [await freePort(), await freePort()]
  passwordHash ??= execFileSync(program, ['hash-password', '--plaintext', AT_THE_GATE.password])
  await writeFile(join(path, 'desk-accounts'), `${AT_THE_GATE.user} ${passwordHash}`)
  const here = [
    `https_port ${port}`,
    `http_port ${plainPort}`,
    'default_bind 127.0.0.1',
    'local_certs',
    'skip_install_trust',
    `storage file_system ${join(path, 'storage')}`,
  ]
  const accessLog = join(path, 'access.log')
  const changes: Change[] = [
    [/^\tservers \{/m, `\t${here.join('\n\t')}\n\tservers {`],
    ['to 127.0.0.1:3000', `to ${sites.map((site) => `127.0.0.1:${site}`).join(' ')}`],
    ['127.0.0.1:3001', `127.0.0.1:${desk}`],
    ['127.0.0.1:4180', `127.0.0.1:${signOn}`],
    ['/etc/caddy/staff-ca.pem', makeCertificate(path).certificate],
    ['/etc/caddy/desk-accounts', join(path, 'desk-accounts')],
    ['/var/log/caddy/access.log', accessLog],
    ['import password', `import ${gate}`],
  ]
  const caddy = join(path, 'caddy')
  await placeFiles('caddy', caddy, changes)
  const options = ['run', '--adapter', 'caddyfile', '--config', join(caddy, 'Caddyfile')]
  const running = await startProxyProgram(program, options, port, {
    CADDY_ADMIN: 'off',
    HOME: path,
  })
  return {
    port,
    plainPort,
    accessLog,
    said: running.said,
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}
