import { PHRASE_BREAK } from '@noren/contract/phrase-break'
import { numbered } from './numbered.ts'

/** Text in large type that breaks only between phrases: the marks in the text become `<wbr>`. */
export function Phrases({ text }: { text: string }) {
  return numbered(text.split(PHRASE_BREAK)).flatMap(({ key, item }, index) =>
    index > 0 ? [<wbr key={key} />, item] : [item],
  )
}
