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

/** Begins the company's copy of a mail to a restaurant: why it gets it. @param refused addresses */
export function refusedLines(refused: number): string[] {
  if (refused === 0) return []
  return [
    `※ 店舗の通知先${refused}件がメールサーバーに受け付けられなかったため、会社の宛先にもお送りしています。管理画面で、店舗の「予約とお席」にある通知先を確認してください。`,
    '',
  ]
}

/** A mail program shows only one mail of one Message-ID: the company's copy has its own. @param refused addresses */
export function staffMessageId(id: string, host: string, refused: number): string {
  return `<${id}${refused > 0 ? '.company' : ''}@${host}>`
}
