import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A program that runs on a listening socket which outlives it. */
type HeldSocket = AsyncDisposable & {
  port: number
  /** Ends the program as an operator would and starts it again; resolves when it has started. */
  restart: () => Promise<void>
}

/** Starts a Node program on a socket that a separate process holds, as systemd does. */
export async function holdSocket(
  program: string[],
  env: Record<string, string>,
): Promise<HeldSocket> {
  const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  await once(server, 'listening')
  const address = server.address()
  const fd: unknown = Reflect.get(Reflect.get(server, '_handle'), 'fd')
  if (typeof fd !== 'number' || typeof address !== 'object' || !address) {
    throw new TypeError('There is no listening socket')
  }
  const holder = spawn(
    process.execPath,
    [fileURLToPath(new URL('./socket-holder.ts', import.meta.url)), process.execPath, ...program],
    {
      env: { ...process.env, PORT: '0', ...env },
      stdio: ['ignore', 'inherit', 'inherit', fd, 'ipc'],
    },
  )
  // It lives on in the holder.
  server.close()
  const ended = once(holder, 'exit')
  return {
    port: address.port,
    restart: async () => {
      holder.send('restart')
      await once(holder, 'message')
    },
    [Symbol.asyncDispose]: async () => {
      holder.disconnect()
      await ended
    },
  }
}
