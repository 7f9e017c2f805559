import { createHash } from 'node:crypto'
import { BackupFailure } from '../failure.ts'
import { type Owner, tool } from '../postgres.ts'

/** A database of the rehearsal alone; it is dropped at the end of `await using`. */
type ScratchDatabase = AsyncDisposable & { url: string }

/**
 * Makes an empty database beside the live one, on the same server. Its name is made from the installation's, so
 * that what an interrupted rehearsal left is dropped, and nothing of anyone else.
 * @throws {BackupFailure} where the user may make none
 */
export async function scratchDatabase(
  owner: Owner,
  live: string,
  house: string,
): Promise<ScratchDatabase> {
  const id = createHash('sha256').update(house).digest('hex').slice(0, 16)
  const name = `noren_rehearsal_${owner}_${id}`
  const ask = (statement: string) => tool('psql', ['--quiet', `--command=${statement}`], live)
  const drop = () => ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  try {
    await drop()
    await ask(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  } catch (error) {
    if (!(error instanceof BackupFailure)) throw error
    throw new BackupFailure(
      `A restore cannot be rehearsed without a database of its own: let the user of the ${owner}'s database make one (ALTER ROLE … CREATEDB). ${error.message}`,
    )
  }
  const url = new URL(live)
  url.pathname = `/${name}`
  return { url: url.href, [Symbol.asyncDispose]: async () => void (await drop()) }
}
