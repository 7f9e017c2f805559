import { PHRASE_BREAK, withoutPhraseBreaks } from '@noren/contract/phrase-break'
import { useBundle } from '#src/language/use-bundle.ts'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import { CONTENT_ICONS } from './content-icons.ts'
import styles from './section-parts.module.css'

/**
 * What a section says until its content is there, and permanently if it never arrives (readings
 * A8).
 */
export function SectionLoading() {
  const { common } = useBundle()
  return <p className={`wrap ${styles.loading}`}>{common.loading}</p>
}

type TitleProps = {
  title: string
  /**
   * The highlighted part: its place in the title if the title contains it, otherwise after the
   * title.
   */
  span: string | undefined
}

/** A title with one part in another colour (INN-02, CTA-02). */
export function HighlightedTitle({ title, span }: TitleProps) {
  if (!span) return title
  const part = withoutPhraseBreaks(span)
  const start = withoutPhraseBreaks(title).indexOf(part)
  const from = placeAfter(title, start + 1) - 1
  const to = placeAfter(title, start + part.length)
  const [before, red, after] =
    start < 0
      ? [joined(title), span, '']
      : [title.slice(0, from), title.slice(from, to), title.slice(to)]
  return (
    <>
      {before}
      <em className={styles.red}>{red}</em>
      {after}
    </>
  )
}

/** The place after so many characters of a title; breaks are not counted, which a publish puts within the part as well. */
function placeAfter(title: string, count: number): number {
  let place = 0
  for (let left = count; left > 0; place++) {
    if (title[place] !== PHRASE_BREAK) left--
  }
  return place
}

/** The title before its highlighted part: Japanese needs no space between the two. */
function joined(title: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。！？」』ー]$/u.test(title)
    ? title
    : `${title} `
}

type IconProps = { name: keyof typeof CONTENT_ICONS; className?: string | undefined }

/** An icon that content names; an ornament beside its title. */
export function ContentIcon({ name, className }: IconProps) {
  return (
    <StrokeIcon shape={CONTENT_ICONS[name]} strokeWidth={1.2} className={className} name={name} />
  )
}
