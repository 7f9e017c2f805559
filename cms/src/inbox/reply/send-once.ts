import { isEmail } from '@noren/contract/enquiry/email'
import { faultFacts, log } from '@noren/kit/process/log'
import { isTurnedAway, mailErrorFacts } from '@noren/kit/process/mail-transport'
import type { PayloadRequest, TypedUser } from 'payload'
import { createHourLimit } from '../../base/hour-limit.ts'
import { deskMail } from '../../base/mail.ts'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { type Composed, composeMail } from './compose.ts'
import { composeCopy } from './copy.ts'
import { forgetLetter, keepLetter } from './keep-letter.ts'
import type { Answer, Letter } from './letter.ts'

/** Why a letter was not sent, and what its sender should do. */
export type Unsent = { status: 400 | 409 | 429 | 502; words: Words }

/** What became of a letter, and of its copy. */
type Outcome = { unsent: Unsent | null; copy: Answer['copy'] }

/** Letters of one account within an hour: more than anyone writes, and few for a thief of the account. */
const LETTERS_PER_HOUR = 60

/** Counts a letter that an account sends now. */
export const limitReached = createHourLimit(LETTERS_PER_HOUR)

/** Letters on their way, and those that were sent and are not noted as sent yet, by their keys. */
const sending = new Map<string, { enquiry: string; result: Promise<Outcome> }>()

/**
 * Keeps a letter and sends it, or waits for it where it is being sent already, so that a second press sends
 * nothing. Until `noted` it is remembered as sent, also when the database could not note it.
 */
export async function sendOnce(
  req: PayloadRequest,
  user: TypedUser,
  enquiry: Enquiry,
  letter: Letter,
): Promise<Outcome & { noted: () => void }> {
  const noted = () => void sending.delete(letter.key)
  const running = sending.get(letter.key)
  if (running && running.enquiry !== enquiry.id) {
    return { ...unsent({ status: 409, words: OF_ANOTHER }), noted }
  }
  const result = running?.result ?? sendNow(req, user, enquiry, letter)
  sending.set(letter.key, { enquiry: enquiry.id, result })
  try {
    const outcome = await result
    if (outcome.unsent) noted()
    return { ...outcome, noted }
  } catch (error) {
    noted()
    throw error
  }
}

async function sendNow(
  req: PayloadRequest,
  user: TypedUser,
  enquiry: Enquiry,
  letter: Letter,
): Promise<Outcome> {
  if (!deskMail) return unsent(NO_SERVER)
  if (!isEmail(enquiry.email)) return unsent(REFUSED)
  // Kept by a desk that stopped before it knew.
  if (enquiry.answers?.some(({ id }) => id === letter.key)) return unsent(UNCERTAIN)
  const message = await composeMail(req.payload, enquiry, letter, deskMail.from)
  const next = limitReached(user.id, Date.now())
  if (next) return unsent(tooMany(next))
  await keepLetter(req, enquiry.id, letter, 'sending')
  try {
    await deskMail.send(message)
  } catch (error) {
    log('warn', 'a letter could not be sent', { id: enquiry.id, ...mailErrorFacts(error) })
    await forgetLetter(req, enquiry.id, letter).catch((fault: unknown) =>
      log('error', 'a letter that was not sent stays noted', {
        id: enquiry.id,
        ...faultFacts(fault),
      }),
    )
    return unsent(isTurnedAway(error) ? REFUSED : UNREACHABLE)
  }
  return { unsent: null, copy: letter.copy ? await sendCopy(req, enquiry, message) : null }
}

/** Sends a letter that its guest has to the restaurant too; one that cannot be sent holds nothing back. */
async function sendCopy(
  { payload }: PayloadRequest,
  enquiry: Enquiry,
  message: Composed,
): Promise<Answer['copy']> {
  try {
    const copy = await composeCopy(payload, enquiry, message)
    if (!copy) return null
    await deskMail?.send(copy)
    return 'sent'
  } catch (error) {
    log('warn', 'the copy of a letter could not be sent', {
      id: enquiry.id,
      ...mailErrorFacts(error),
    })
    return 'failed'
  }
}

function unsent(why: Unsent): Outcome {
  return { unsent: why, copy: null }
}

/** To a letter whose key belongs to another enquiry. */
export const OF_ANOTHER: Words = {
  en: 'Not sent: this letter belongs to another enquiry. Please reload the page and write it again.',
  ja: '送信していません。この手紙は、別のお問い合わせのものです。ページを再読み込みして、もう一度書いてください。',
}

const UNCERTAIN: Unsent = {
  status: 409,
  words: {
    en: 'Not sent again: the desk stopped while it sent this letter, so it is not known whether the guest has it. Please ask the guest, or write the letter again.',
    ja: 'もう一度は送信していません。送信の途中でサーバーが止まったため、お客様に届いたか確認できません。お客様に確かめるか、文章を書き直してから送ってください。',
  },
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
