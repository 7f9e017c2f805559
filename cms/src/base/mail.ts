import { smtpTransport } from '@noren/kit/process/mail-transport'
import { settings } from './settings.ts'

/** The address the desk sends mails from, and how; `null` where no mail server is set. */
export const deskMail = settings.mail && {
  from: settings.mail.from,
  send: smtpTransport(settings.mail.url),
}
