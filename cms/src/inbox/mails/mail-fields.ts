import { MAIL_TROUBLES, type MailTrouble } from '@noren/contract/enquiry/handover'
import type { Field } from 'payload'
import type { Words } from '../../base/words.ts'
import { kept, keptTime } from '../handling/work-fields.ts'

/** Why an enquiry has not been mailed, as staff read it. */
export const MAIL_TROUBLE_WORDS: { [T in MailTrouble]: Words } = {
  refused: {
    en: 'The mail server refused it',
    ja: 'メールサーバーに受け付けられませんでした',
  },
  unreachable: {
    en: 'The mail server cannot be reached',
    ja: 'メールサーバーにつながりません',
  },
  'no-server': {
    en: 'No mail server is set up any more',
    ja: 'メールサーバーの設定がなくなっています',
  },
  'given-up': {
    en: 'It could not be sent for four days and is not tried again',
    ja: '4日間送れなかったため、送信を取りやめました',
  },
}

/** What staff should do about it. */
export function afterTrouble(trouble: MailTrouble): Words {
  return trouble === 'given-up'
    ? {
        en: 'Please answer it from here.',
        ja: 'この画面から対応してください。',
      }
    : {
        en: 'It is sent automatically once that is fixed; until then you can answer it from here.',
        ja: '解消すると自動で送信されます。それまでも、この画面から対応できます。',
      }
}

/** When an enquiry was mailed to the staff, or why it has not been; the collector writes both. */
export const mailFields: Field[] = [
  keptTime('mailedAt', { en: 'Mailed to the staff', ja: 'お知らせメール' }),
  {
    ...kept('mailTrouble', { en: 'Not mailed because', ja: 'メールを送れない理由' }),
    type: 'select',
    index: true,
    options: MAIL_TROUBLES.map((value) => ({ value, label: MAIL_TROUBLE_WORDS[value] })),
  },
]
