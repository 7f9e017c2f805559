import type { InLanguage } from '@noren/contract/localized'

type Properties = {
  text: InLanguage<string> | null
  as?: 'p' | 'h2' | 'h3'
  className?: string | undefined
}

/** A text of the page, marked where it is not in the page's language. Renders nothing without one. */
export function AboutText({ text, as: Element = 'p', className }: Properties) {
  return (
    text && (
      <Element className={className} lang={text.lang}>
        {text.value}
      </Element>
    )
  )
}
