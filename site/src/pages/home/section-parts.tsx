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
  const start = span ? title.indexOf(span) : -1
  if (!span) return title
  const [before, after] =
    start < 0 ? [joined(title), ''] : [title.slice(0, start), title.slice(start + span.length)]
  return (
    <>
      {before}
      <em className={styles.red}>{span}</em>
      {after}
    </>
  )
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
