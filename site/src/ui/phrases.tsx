import { numbered } from './numbered.ts'

/**
 * Words in large type that break only between phrases: zero-width spaces in the text (put there
 * when it was published) become `<wbr>`.
 */
export function Phrases({ text }: { text: string }) {
  return numbered(text.split('\u200B')).flatMap(({ key, item }, index) =>
    index > 0 ? [<wbr key={key} />, item] : [item],
  )
}
