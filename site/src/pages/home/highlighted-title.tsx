import { Phrases } from '#src/ui/phrases.tsx'

type Properties = {
  title: string
  /** The highlighted part: within the title where it stands there, after it otherwise. */
  span: string | undefined
  /** Class of the highlighted part. */
  className: string | undefined
}

/** A title with one part in another colour (INN-02, CTA-02). */
export function HighlightedTitle({ title, span, className }: Properties) {
  const start = span ? title.indexOf(span) : -1
  if (!span) return <Phrases text={title} />
  const [before, after] =
    start < 0 ? [joined(title), ''] : [title.slice(0, start), title.slice(start + span.length)]
  return (
    <>
      <Phrases text={before} />
      <em className={className}>
        <Phrases text={span} />
      </em>
      <Phrases text={after} />
    </>
  )
}

/** The title ready for the part that follows it: Japanese punctuation needs no space after it. */
function joined(title: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？」』ー]$/u.test(title)
    ? title
    : `${title} `
}
