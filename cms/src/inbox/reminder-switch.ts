import type { CheckboxField, Payload } from 'payload'
import { deskMail } from '../base/mail.ts'
import { say, type Words } from '../base/words.ts'

const NO_SERVER: Words = {
  en: 'The desk cannot send mail yet: the person who runs the server sets REPLY_FROM. Until then no reminder is sent.',
  ja: 'この画面からメールを送る設定（REPLY_FROM）がないため、リマインドは送れません。サーバーの管理者に設定を依頼してください。',
}

const WHEN: Words = {
  en: 'To everyone with a table on the next day that was confirmed before noon, in their language. If the mail server is down at 18:00, until 21:00. With their link, guests can say that they want no reminders.',
  ja: '翌日のご予約が当日の正午までに確定しているお客様へ、お客様の言語で送ります。18時にメールサーバーが止まっているときは、21時まで送り直します。お客様は、メールのリンクからリマインドを断れます。',
}

/** Whether guests are reminded of their tables: off until staff switch it on, which takes a mail server. */
export const reminderSwitch: CheckboxField = {
  name: 'isOn',
  type: 'checkbox',
  label: {
    en: 'Remind guests by mail, at 18:00 on the day before',
    ja: 'ご来店の前日18時に、リマインドのメールを送る',
  },
  defaultValue: false,
  admin: { readOnly: deskMail === null, description: deskMail ? WHEN : NO_SERVER },
  validate: (value, { req, previousValue }) =>
    value && !previousValue && !deskMail ? say(req, NO_SERVER) : true,
}

/** Whether the desk reminds guests of their tables. */
export async function areRemindersOn(payload: Payload): Promise<boolean> {
  if (!deskMail) return false
  const { reminder } = await payload.findGlobal({ slug: 'reply-letters', depth: 0 })
  return reminder?.isOn ?? false
}
