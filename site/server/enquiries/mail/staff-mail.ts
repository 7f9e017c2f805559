import type { SendMailOptions } from '@noren/kit/process/mail-transport'
import type { MailSettings } from '../../settings.ts'

/** What every mail to the staff has: the configured addresses, and nothing from a visitor. */
export function staffMail({ from, to }: Pick<MailSettings, 'from' | 'to'>): SendMailOptions {
  return {
    from,
    to,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The time an enquiry arrived, as staff read it. @param receivedAt an ISO timestamp */
export function receivedInJapan(receivedAt: string): string {
  return new Intl.DateTimeFormat('ja-JP', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(new Date(receivedAt))
}
