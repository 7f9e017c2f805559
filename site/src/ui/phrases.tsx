import { Fragment } from 'react'
import { numbered } from './numbered.ts'

/**
 * A heading that breaks only between phrases: zero-width spaces in the text (put there when it was
 * published) become `<wbr>`.
 */
export function Phrases({ text }: { text: string }) {
  return numbered(text.split('\u200B')).map(({ key, item }, index) => (
    <Fragment key={key}>
      {index > 0 && <wbr />}
      {item}
    </Fragment>
  ))
}
