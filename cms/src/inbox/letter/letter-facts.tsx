import { referenceOf } from '@noren/contract/enquiry/reference'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { languageWords, say, type Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'
import { CopyText } from './copy-text.tsx'

type Props = { enquiry: Enquiry; i18n: { language: string } }

/** Below the letter: its number, the guest's language, and what happened to it here. */
export function LetterFacts({ enquiry, i18n }: Props) {
  const { id, language, mailedAt, readAt, readBy, source } = enquiry
  const facts: [Words, string][] = []
  if (!source) {
    const said = say({ i18n }, languageWords(language))
    facts.push([{ en: 'Read our pages in', ja: 'お客様の言語' }, said])
  }
  if (mailedAt) {
    facts.push([{ en: 'Mailed to the staff', ja: 'お知らせメール' }, inTokyo(new Date(mailedAt))])
  }
  if (readAt) {
    const at = inTokyo(new Date(readAt))
    facts.push([{ en: 'First opened', ja: '最初に開いた人' }, `${readBy ?? ''} ${at}`.trim()])
  }
  return (
    <dl className="desk-letter__facts">
      <div>
        <dt>{say({ i18n }, { en: 'Reference number', ja: '受付番号' })}</dt>
        <dd>
          <CopyText text={referenceOf(id)} />
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label.en}>
          <dt>{say({ i18n }, label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
