import { inTokyo } from '../../base/ui/in-tokyo.ts'
import type { Enquiry } from '../../payload-types.ts'
import { REPLY_WORDS } from './reply-words.ts'

/** Lines of a message that are quoted; whoever wrote more has it, and so does the inbox. */
const LINES = 60

/** What a visitor wrote, as mail programs quote it, in the visitor's language. */
export function quoteOf({ name, receivedAt, message, language }: Enquiry): string {
  const lines = message.trim().split(/\r\n|\r|\n/)
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines
  const head = REPLY_WORDS[language].wrote(name, inTokyo(new Date(receivedAt)))
  return [head, ...shown.map((line) => `> ${line}`.trimEnd())].join('\n')
}
