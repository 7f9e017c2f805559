import { isEmail } from '@noren/contract/enquiry/email'
import { log } from '@noren/contract/process/log'
import { isTurnedAway, mailErrorFacts } from '@noren/contract/process/mail-transport'
import type { Payload, TypedUser } from 'payload'
import { deskMail } from '../../base/mail.ts'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { composeMail } from './compose.ts'
import type { Letter } from './letter.ts'
import { LETTERS_PER_HOUR, limitReached } from './send-limit.ts'

/** Why a letter was not sent, and what its sender should do. */
export type Unsent = { status: 400 | 429 | 502; words: Words }

/** Letters on their way, and those that were sent and are not kept yet. */
const sending = new Map<string, Promise<Unsent | null>>()

/**
 * Sends a letter, or waits for it where it is being sent already, so that a second press sends nothing.
 * Until `isKept` it is remembered as sent, also when the database could not keep it.
 */
export async function sendOnce(
  payload: Payload,
  user: TypedUser,
  enquiry: Enquiry,
  letter: Letter,
): Promise<{ unsent: Unsent | null; isKept: () => void }> {
  const name = `${enquiry.id} ${letter.key}`
  const isKept = () => void sending.delete(name)
  const result = sending.get(name) ?? sendNow(payload, user, enquiry, letter)
  sending.set(name, result)
  try {
    const unsent = await result
    if (unsent) isKept()
    return { unsent, isKept }
  } catch (error) {
    isKept()
    throw error
  }
}

async function sendNow(
  payload: Payload,
  user: TypedUser,
  enquiry: Enquiry,
  letter: Letter,
): Promise<Unsent | null> {
  if (!deskMail) return NO_SERVER
  if (!isEmail(enquiry.email)) return REFUSED
  const message = await composeMail(payload, enquiry, letter, deskMail.from)
  const next = limitReached(user.id, Date.now())
  if (next) return tooMany(next)
  try {
    await deskMail.send(message)
    return null
  } catch (error) {
    log('warn', 'a letter could not be sent', { id: enquiry.id, ...mailErrorFacts(error) })
    return isTurnedAway(error) ? REFUSED : UNREACHABLE
  }
}

const NO_SERVER: Unsent = {
  status: 400,
  words: {
    en: 'The desk has no mail server any more. Please reload the page, and send from your mail program.',
    ja: 'この画面からメールを送る設定がなくなっています。ページを再読み込みして、メールソフトから送ってください。',
  },
}

const REFUSED: Unsent = {
  status: 502,
  words: {
    en: 'Not sent: the mail server refused it. The address may be mistyped; please call the guest. Your text is kept.',
    ja: '送信できませんでした。メールサーバーに受け付けられませんでした。アドレスが間違っている可能性がありますので、お電話でご連絡ください。書いた文章は残っています。',
  },
}

const UNREACHABLE: Unsent = {
  status: 502,
  words: {
    en: 'Not sent: the mail server cannot be reached. Please try again in a few minutes, or send from your mail program. Your text is kept.',
    ja: '送信できませんでした。メールサーバーにつながりません。数分後にもう一度お試しになるか、メールソフトから送ってください。書いた文章は残っています。',
  },
}

function tooMany(next: Date): Unsent {
  const time = inTokyo(next).slice(-5)
  return {
    status: 429,
    words: {
      en: `Not sent: an account may send ${LETTERS_PER_HOUR} letters an hour. The next can be sent at ${time}. Your text is kept.`,
      ja: `送信できませんでした。ひとつのアカウントから送れるのは、1時間に${LETTERS_PER_HOUR}通までです。次は${time}から送れます。書いた文章は残っています。`,
    },
  }
}
