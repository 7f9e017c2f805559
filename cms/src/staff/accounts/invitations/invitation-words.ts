import type { Words } from '../../../base/words.ts'

export const ADD_STAFF: Words = { en: 'Add a member of staff', ja: 'スタッフを追加' }

/** How long a link is valid. */
export const LINK_HOURS = 72

/** Beside a link: how long and how often it works. */
export const LINK_RULE: Words = {
  en: `It works once, for ${LINK_HOURS} hours. A new link makes the older one void.`,
  ja: `使えるのは1回だけ、${LINK_HOURS}時間以内です。新しいリンクを作ると、前のリンクは使えなくなります。`,
}

/** The answer to every link that opens nothing, whatever the reason. */
export const LINK_VOID: Words = {
  en: 'This link no longer works: it was used, has expired, or was replaced by a newer one. Please ask whoever sent it for a new link.',
  ja: 'このリンクは使えません。すでに使われたか、期限が切れたか、新しいリンクに替わっています。送ってくださった方に、新しいリンクを頼んでください。',
}

/** To someone who has forgotten the password. */
export const ASK_FOR_LINK: Words = {
  en: 'Forgotten your password? Please ask an administrator for a link to choose a new one.',
  ja: 'パスワードをお忘れの場合は、新しいパスワードを決めるリンクを管理者に頼んでください。',
}

const HOUR_MS = 3_600_000

/** How long a link still works: days, or hours on its last day. */
export function timeLeft(until: Date, now: Date): Words {
  const hours = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / HOUR_MS))
  const days = Math.floor(hours / 24)
  if (days === 0) return { en: `${hours} h left`, ja: `あと${hours}時間` }
  return { en: days === 1 ? '1 day left' : `${days} days left`, ja: `あと${days}日` }
}
