import { languageFromCode } from '@noren/contract/language'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { languageWords, type Words } from '../../base/words.ts'
import type { Plan } from './plans.ts'

/** What the screen of a document says of a plan; times are Japan's. */
export function planWords({ at, type, locale, failed }: Plan): Words {
  const when = inTokyo(at)
  const language = languageFromCode(locale ?? '')
  const only = language && languageWords(language)
  const what: Words =
    type === 'publish'
      ? { ja: only ? `${only.ja}の公開` : '公開', en: only ? `publish in ${only.en}` : 'publish' }
      : { ja: '公開の終了', en: 'take off the site' }
  return failed
    ? {
        ja: `${when}に予約した「${what.ja}」はできませんでした。内容を確かめて公開するか、予約し直してください。`,
        en: `Planned for ${when}, but failed: ${what.en}. Look at the text and publish it, or plan it again.`,
      }
    : { ja: `予約：${when}（日本時間）に${what.ja}`, en: `Planned: ${what.en} at ${when} (Japan)` }
}
