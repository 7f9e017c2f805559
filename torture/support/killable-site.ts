import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from '../../e2e/support/site.ts'
import { freePort } from '../../scripts/testing/ports.ts'

/** A program that is killed and started again in the same place. */
export type Killable = { kill: () => Promise<void>; start: () => Promise<void> }

/** The built SITE on one port. */
export type KillableSite = Killable & { origin: string }

/** Settings with which a flood is no burst, of which SITE would tell staff once a day. */
export const NO_BURST = { ENQUIRY_LIMIT_PER_MINUTE: '100000', ENQUIRY_LIMIT_PER_HOUR: '1000000' }

/**
 * Starts the built SITE and waits until it answers.
 * @param token the key to its internal calls
 * @throws {Error} with its output when it ends instead, also when it is started again
 */
export async function startKillableSite(
  dataDir: string,
  token: string,
  settings: Record<string, string> = {},
): Promise<KillableSite> {
  const env = {
    // Visitors come from addresses of their own, as through a proxy, and the limits hold.
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
    INTERNAL_TOKEN: token,
    PORT: `${await freePort()}`,
  }
  let running = await startSite(dataDir, env)
  return {
    origin: `http://127.0.0.1:${running.port}`,
    start: async () => {
      running = await startSite(dataDir, env)
    },
    kill: () => running.kill(),
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
