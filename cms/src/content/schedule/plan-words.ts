import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { languageFromCode } from '@noren/contract/language'
import { minuteWords } from '../../base/ui/in-tokyo.ts'
import { languageWords, type Words } from '../../base/words.ts'
import type { Plan } from './plans.ts'

/** The text about a plan on the screen of its document; times are Japan's. */
export function planWords({ at, type, locale, failed }: Plan): Words {
  const when = minuteWords(tokyoMinute(at))
  const language = languageFromCode(locale ?? '')
  const only = language && languageWords(language)
  const what: Words =
    type === 'publish'
      ? { ja: only ? `${only.ja}の公開` : '公開', en: only ? `publish in ${only.en}` : 'publish' }
      : { ja: '公開の終了', en: 'take off the site' }
  return failed
    ? {
        ja: `${when.ja}に予約した「${what.ja}」はできませんでした。内容を確かめて公開するか、予約し直してください。`,
        en: `Planned for ${when.en}, but failed: ${what.en}. Look at the text and publish it, or plan it again.`,
      }
    : {
        ja: `予約：${when.ja}（日本時間）に${what.ja}`,
        en: `Planned: ${what.en} on ${when.en} (Japan)`,
      }
}
