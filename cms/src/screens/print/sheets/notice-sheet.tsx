import type { DatedSpan } from '@noren/contract/hours/notices'
import { LANGUAGE, type Language } from '@noren/contract/language'
import { Foot } from './foot.tsx'
import { type NoticeText, noticeText } from './notice-text.ts'
import type { SheetProps } from './printed.ts'
import { InLanguages } from './texts.tsx'

/** The language that is set in vertical lines, where it comes first. */
const VERTICAL: Language = 'jp'

/** A closure, or special hours, as a notice for the door on A4; the second language across, at its foot. */
export function NoticeSheet({ printed, languages, span }: SheetProps & { span: DatedSpan }) {
  const { restaurant } = printed
  const { openingHours } = restaurant
  const [main, second] = languages
  if (!openingHours) return null
  const isVertical = main === VERTICAL
  return (
    <section className="desk-sheet desk-sheet--notice">
      <div className="desk-sheet__notice" data-vertical={isVertical} lang={LANGUAGE[main].htmlLang}>
        <Notice isVertical={isVertical} text={noticeText(span, openingHours, main)} />
        <p className="desk-sheet__signed">
          <InLanguages languages={[main]} text={restaurant.name} />
        </p>
      </div>
      {second && (
        <div className="desk-sheet__beneath" lang={LANGUAGE[second].htmlLang}>
          <Notice isVertical={false} text={noticeText(span, openingHours, second)} />
        </div>
      )}
      <footer>
        <Foot kind="notice" languages={languages} printed={printed} />
      </footer>
    </section>
  )
}

function Notice({ text, isVertical }: { text: NoticeText; isVertical: boolean }) {
  const { title, opening, days, times, reason, says, reopens, apology } = text
  const set = (line: string) => (isVertical ? uprightNumbers(line) : line)
  return (
    <>
      <h2>{title}</h2>
      {opening && <p className="desk-sheet__opening">{opening}</p>}
      <p className="desk-sheet__days">
        {days.map((line) => (
          <span key={line}>{set(line)}</span>
        ))}
      </p>
      {times.length > 0 && (
        <p className="desk-sheet__times">
          {times.map((line) => (
            <span key={line}>{set(line)}</span>
          ))}
        </p>
      )}
      <p>{says}</p>
      {reason && <p className="desk-sheet__reason">{set(reason)}</p>}
      {reopens && <p className="desk-sheet__reopens">{set(reopens)}</p>}
      <p className="desk-sheet__apology">{apology}</p>
    </>
  )
}

/** A vertical line, in which numbers of one or two digits stand upright side by side. */
function uprightNumbers(line: string) {
  return line.split(/(?<!\d)(\d{1,2})(?!\d)/).map((part, place) =>
    place % 2 === 1 ? (
      <span className="desk-sheet__number" key={`${place} ${part}`}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
