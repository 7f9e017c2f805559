import { askMailServer, type SendMail, smtpTransport } from '@noren/kit/process/mail-transport'
import { settings } from './settings.ts'

/** The mail server of the desk. */
export type DeskMail = {
  /** The address the desk sends from. */
  from: string
  send: SendMail
  /** @throws {Error} when the mail server is not there */
  ask: () => Promise<void>
}

/** The address the desk sends mails from, and how; `null` where no mail server is set. */
export const deskMail: DeskMail | null = settings.mail && mailOf(settings.mail)

function mailOf({ from, url }: { from: string; url: string }): DeskMail {
  return { from, send: smtpTransport(url), ask: () => askMailServer(url) }
}
