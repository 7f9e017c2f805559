import { log } from '@noren/kit/process/log'
import { mailErrorFacts } from '@noren/kit/process/mail-transport'
import type { PayloadRequest, TypedUser } from 'payload'
import { namesIn } from '../../../base/locales.ts'
import { deskMail } from '../../../base/mail.ts'
import { inTokyo } from '../../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../../base/words.ts'
import { hasNotJoined, type JoinLink } from '../links.ts'
import type { Mailed } from './answers.ts'
import { LINK_RULE } from './invitation-words.ts'

/** Mails a link to the address of its account, in the language of who made it. */
export async function mailLink(
  req: PayloadRequest,
  account: TypedUser,
  by: TypedUser,
  join: JoinLink,
): Promise<Mailed> {
  if (!deskMail) return 'off'
  const company = await companyName(req)
  const { subject, text } = letterWith(account, by.name ?? '', company, join)
  try {
    await deskMail.send({
      from: { name: company, address: deskMail.from },
      to: { name: '', address: account.email },
      subject: say(req, subject),
      text: say(req, text),
      xMailer: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return 'sent'
  } catch (error) {
    log('warn', 'a link could not be mailed', { account: account.id, ...mailErrorFacts(error) })
    return 'failed'
  }
}

/** What the company is called in the reader's language; empty before it has a name. */
export async function companyName(req: PayloadRequest): Promise<string> {
  const options = { slug: 'company', draft: true, ...namesIn(req.i18n.language) } as const
  return (await req.payload.findGlobal(options)).name ?? ''
}

function letterWith(
  account: TypedUser,
  by: string,
  company: string,
  { link, until }: JoinLink,
): { subject: Words; text: Words } {
  const name = account.name ?? ''
  const desk = {
    en: company ? `the desk of ${company}` : 'the desk',
    ja: company ? `${company}の管理画面` : '管理画面',
  }
  const [subject, why]: [Words, Words] = hasNotJoined(account)
    ? [
        { en: `Your invitation to ${desk.en}`, ja: `${desk.ja}への招待` },
        {
          en: `${by || 'An administrator'} has invited you to ${desk.en}. Open this address and choose a password:`,
          ja: `${by ? `${by}さん` : '管理者'}から、${desk.ja}への招待です。次のアドレスを開いて、パスワードを決めてください。`,
        },
      ]
    : [
        { en: `A new password for ${desk.en}`, ja: `${desk.ja}の新しいパスワード` },
        {
          en: `${by || 'An administrator'} made this link for you, to choose a new password:`,
          ja: `${by ? `${by}さん` : '管理者'}が、新しいパスワードを決めるリンクを作りました。次のアドレスを開いてください。`,
        },
      ]
  return {
    subject,
    text: {
      en: `${name ? `Dear ${name},\n\n` : ''}${why.en}\n\n${link}\n\n${LINK_RULE.en} It ends on ${inTokyo(until)}, Japan time.\nIf you did not expect this mail, please delete it.\n`,
      ja: `${name ? `${name} 様\n\n` : ''}${why.ja}\n\n${link}\n\n${LINK_RULE.ja}期限は${inTokyo(until)}（日本時間）です。\nお心当たりのない場合は、お手数ですがこのメールを削除してください。\n`,
    },
  }
}
