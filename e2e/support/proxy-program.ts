import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { rememberProgram } from './cut-off.ts'

/** A proxy of `deploy/` in front of the programs. */
export type RunningProxy = AsyncDisposable & {
  /** The port for visitors and staff, over TLS. */
  port: number
  /** The port for those who typed no https. */
  plainPort: number
  /** The file in which it notes requests. */
  accessLog: string
  /** What its program said so far. */
  said: () => string
}

/** A way past the gate before the desk, by its name in the files. */
export type Gate = 'password' | 'certificate' | 'sso'

/** The programs behind a proxy, by their ports; they need not run. */
export type Behind = {
  sites: readonly number[]
  /** Whether the sites share a spool, so that nginx may send an enquiry to a second one. */
  sharedSpool?: boolean
  desk?: number
  gate?: Gate
  /** The proxy for single sign-on. */
  signOn?: number
}

/** A port on which no process listens. */
export const NOBODY = 9

/** A handshake that hangs this long is started again. */
const SILENCE_MS = 5_000

/** Who passes the gate before the desk. */
export const AT_THE_GATE = { user: 'hanako', password: 'through the gate' }

/**
 * Starts a proxy's program and waits until it accepts visitors over TLS. Throws the program's output if it
 * ends before that.
 */
export async function startProxyProgram(
  program: string,
  options: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<AsyncDisposable & Pick<RunningProxy, 'said'>> {
  const { PATH } = process.env
  const child = spawn(program, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH, ...env },
  })
  rememberProgram(child)
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  // Caddy makes a certificate for each name, and listens before it has them.
  for (const name of ['www.example.jp', 'example.jp', 'desk.example.jp']) {
    while (!(await takesVisitors(port, name))) {
      if (child.exitCode !== null) throw new Error(`${program} ended:\n${said}`)
      await wait(50)
    }
  }
  return {
    said: () => said,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function takesVisitors(port: number, servername: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false })
  return new Promise((resolve) => {
    const settle = (answer: boolean) => () => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('secureConnect', settle(true)).once('error', settle(false))
    socket.setTimeout(SILENCE_MS, settle(false))
  })
}
