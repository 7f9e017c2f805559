import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'
import { isInFile, isOnPostgres } from '../which-database.ts'
import { databaseOfMany } from './database-of-many.ts'

/**
 * Saves many documents at the same time, in the request's transaction, which the caller opens and ends. What
 * their saves ask the database at the same time becomes one statement; all else of a save is as ever. Each
 * save has a request of its own, with which it calls an operation of Payload.
 * @throws the first error, once no save runs any more
 */
export async function saveMany<Item>(
  req: PayloadRequest,
  items: readonly Item[],
  save: (item: Item, req: PayloadRequest) => Promise<unknown>,
): Promise<void> {
  const { transactionID } = req
  const payload = payloadOfMany(req.payload)
  const saves = items.map((item) => {
    const own = isolateObjectProperty(req, ['payload', 'locale', 'transactionID'])
    own.payload = payload
    // Payload ends the transaction of a save that fails, but not one that it still waits for: the other
    // saves would go on outside of it.
    if (transactionID !== undefined) own.transactionID = Promise.resolve(transactionID)
    return save(item, own)
  })
  try {
    await Promise.all(saves)
  } finally {
    await Promise.allSettled(saves)
  }
}

function payloadOfMany(payload: Payload): Payload {
  const { db } = payload
  if (!isOnPostgres(db) && !isInFile(db)) throw new Error('No such database')
  return Object.assign(Object.create(payload), { db: databaseOfMany(db) })
}
