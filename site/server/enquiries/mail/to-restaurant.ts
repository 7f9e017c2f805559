import { log } from '@noren/kit/process/log'
import {
  isTurnedAway,
  mailErrorFacts,
  type SendMail,
  type SendMailOptions,
} from '@noren/kit/process/mail-transport'

/** A mail to a restaurant, and what the company gets where the mail server refuses addresses of it. */
export type ToRestaurant = {
  message: SendMailOptions
  /** @param refused how many addresses */
  toCompany: (refused: number) => SendMailOptions
  addresses: number
  /** How often the mail server has refused this mail before. */
  refusedBefore: () => Promise<number>
}

/** Tries after the first, over eight minutes, for servers that refuse strangers for five (greylisting). */
const TRIES = 4

/**
 * Sends to a restaurant. What the mail server refuses goes to the company, so that no request depends on a
 * mistyped address: immediately where it refuses for good, else after a few tries.
 *
 * @throws {Error} when the mail is to be tried again
 */
export async function sendToRestaurant(send: SendMail, mail: ToRestaurant): Promise<void> {
  const refused = await refusedBy(send, mail)
  if (refused === 0) return
  log('warn', 'addresses of a restaurant refused', { count: refused, of: mail.addresses })
  if (refused === mail.addresses) {
    await send(mail.toCompany(refused))
    return
  }
  // The restaurant has its mail: another try would mail it again.
  await send(mail.toCompany(refused)).catch((error: unknown) =>
    log('warn', 'the company was not mailed about it', mailErrorFacts(error)),
  )
}

/** @returns of how many addresses the mail server refused the mail */
async function refusedBy(send: SendMail, mail: ToRestaurant): Promise<number> {
  try {
    return (await send(mail.message)).refused
  } catch (error) {
    if (!isTurnedAway(error)) throw error
    const isForNow = Number(mailErrorFacts(error).responseCode ?? 0) < 500
    if (isForNow && (await mail.refusedBefore()) < TRIES) throw error
    return mail.addresses
  }
}
