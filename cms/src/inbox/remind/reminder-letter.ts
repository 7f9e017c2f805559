import { LANGUAGE } from '@noren/contract/language'
import type { Payload } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { letterLink } from '../guests/letter-link.ts'
import { filled, type Template, withBelow } from '../reply/replies.ts'
import { valuesOf } from '../reply/reply-to.ts'
import { REPLY_WORDS } from '../reply/reply-words.ts'
import { signatureTo } from '../reply/signature.ts'
import { askedTable } from '../tables/asked-table.ts'

/**
 * What the guest of a table reads on the day before, in their language, with the facts of now and their link;
 * `null` for an enquiry without a table.
 */
export async function reminderLetter(payload: Payload, enquiry: Enquiry): Promise<Template | null> {
  const { language } = enquiry
  const table = (await askedTable(payload, enquiry))?.(language)
  const { reminder } = await payload.findGlobal({
    slug: 'reply-letters',
    locale: LANGUAGE[language].htmlLang,
    fallbackLocale: false,
    depth: 0,
  })
  if (!table || !reminder?.subject || !reminder.text) return null
  const { subject, text } = filled(
    { subject: reminder.subject, text: reminder.text },
    valuesOf(enquiry, table),
  )
  const link = letterLink(enquiry, 'confirmed')
  const linked = withBelow(text, link ? `${REPLY_WORDS[language].link.reminder}\n${link}` : '')
  return { subject, text: withBelow(linked, await signatureTo(payload, enquiry, '')) }
}
