import type { SendMailOptions, Transporter } from 'nodemailer'
import { errorFacts, type LogFacts } from './log.ts'

export type { SendMailOptions }

const SECOND = 1000

/**
 * Sends one mail. @returns how many of its addresses the mail server refused while it took others
 * @throws {Error} when the mail server did not accept it
 */
export type SendMail = (message: SendMailOptions) => Promise<{ refused: number }>

/** The separate time-outs of a connection. */
const LIMITS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
}

/** A connection to a mail server at `smtp://` or `smtps://`. */
export function smtpTransport(url: string): SendMail {
  let transport: Transporter | null = null
  return async (message) => {
    // Loaded for the first mail: it is as large as everything else a start reads.
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({ url, ...LIMITS })
    const { rejected } = await transport.sendMail(message)
    return { refused: rejected?.length ?? 0 }
  }
}

/**
 * Asks a mail server whether it is there, and lets us in, without a mail.
 * @throws {Error} when it does not
 */
export async function askMailServer(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  await createTransport({ url, ...LIMITS }).verify()
}

/** The answers of a server that accepts no mail at all now (RFC 5321, 4.2.3). */
const NOT_AVAILABLE = 421

/**
 * Whether a mail server refused this one mail and may accept others: it answered to the mail itself.
 * Anything else means that no mail can be sent now.
 */
export function isTurnedAway(error: unknown): boolean {
  const { code, responseCode } = mailErrorFacts(error)
  return (
    (code === undefined || code === 'EENVELOPE' || code === 'EMESSAGE') &&
    responseCode !== NOT_AVAILABLE
  )
}

/** Codes alone: mail servers quote addresses in their answers. */
export function mailErrorFacts(error: unknown): LogFacts {
  const { code } = errorFacts(error)
  const answered =
    error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return { code, ...(typeof answered === 'number' && { responseCode: answered }) }
}
