import type { Words } from '../../../base/words.ts'
import { LINK_HOURS } from '../link-hours.ts'

/** What adds an account, on the button and above its screen. */
export const ADD_STAFF: Words = { en: 'Add a member of staff', ja: 'スタッフを追加' }

/** Beside a link: how long and how often it works. */
export const LINK_RULE: Words = {
  en: `It works once, for ${LINK_HOURS} hours. A new link makes the older one void.`,
  ja: `使えるのは1回だけ、${LINK_HOURS}時間以内です。新しいリンクを作ると、前のリンクは使えなくなります。`,
}

/** The answer to every link that opens nothing, whatever the reason. */
export const LINK_VOID: Words = {
  en: 'This link no longer works: it was used, has expired, was replaced by a newer one, or the account has changed since. Please ask an administrator for a new link.',
  ja: 'このリンクは使えません。すでに使われたか、期限が切れたか、新しいリンクに替わったか、アカウントの内容が変わっています。管理者に、新しいリンクを頼んでください。',
}

/** To someone who has forgotten the password. */
export const ASK_FOR_LINK: Words = {
  en: 'Forgotten your password? Please ask an administrator for a link to choose a new one.',
  ja: 'パスワードをお忘れの場合は、新しいパスワードを決めるリンクを管理者に頼んでください。',
}

/** Who made an open link: a name, or nothing where they have none. */
export function madeBy(name: string | null | undefined): Words {
  return name
    ? { en: `made by ${name}`, ja: `作成：${name}さん` }
    : { en: 'made by an administrator', ja: '作成：管理者' }
}

const HOUR_MS = 3_600_000

/** How long a link still works: days, or hours on its last day. */
export function timeLeft(until: Date, now: Date): Words {
  const hours = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / HOUR_MS))
  const days = Math.floor(hours / 24)
  if (days === 0) return { en: `${hours} h left`, ja: `あと${hours}時間` }
  return { en: days === 1 ? '1 day left' : `${days} days left`, ja: `あと${days}日` }
}
