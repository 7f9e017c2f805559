import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../../scripts/environment.ts'
import { freePort } from '../../scripts/testing/ports.ts'

/** A program that is killed and started again in the same place. */
export type Killable = { kill: () => Promise<void>; start: () => Promise<void> }

/** The built SITE on one port. */
export type KillableSite = Killable & { origin: string }

/** Starts the built SITE and waits until it answers. @param token the key to its internal calls */
export async function startKillableSite(
  token: string,
  settings: Record<string, string>,
): Promise<KillableSite> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    // All writers have one address.
    ENQUIRY_LIMIT_PER_MINUTE: '1000000',
    ENQUIRY_LIMIT_PER_HOUR: '1000000',
    ...settings,
    INTERNAL_TOKEN: token,
    PORT: `${port}`,
  }
  let running: ChildProcess
  const start = async (): Promise<void> => {
    running = spawn(process.execPath, [join(ROOT, 'site/dist/main.js')], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
    while (!(await isUp(origin))) await wait(20)
  }
  await start()
  return {
    origin,
    start,
    kill: async () => {
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
  }
}

/** Kills each in turn and starts it again, after a random time of at most `longestMs`. */
export async function killInTurn(
  victims: readonly Killable[],
  kills: number,
  longestMs: number,
): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    await wait(Math.random() * longestMs)
    const victim = victims[kill % victims.length]
    await victim?.kill()
    await victim?.start()
  }
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    (response) => response.ok,
    () => false,
  )
}
