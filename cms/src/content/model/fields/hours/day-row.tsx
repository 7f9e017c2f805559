import { CLOSING_DAYS, type ServiceDay } from '@noren/contract/hours/opening-hours'
import { useTranslation } from '@payloadcms/ui'
import { say } from '../../../../base/words.ts'
import { DAY_WORDS, GRID } from './hours-words.ts'
import { SpanBoxes } from './span-boxes.tsx'
import { BLANK, isBlank, type Span } from './week.ts'

/** How many times of service a day may get here. */
const MOST_SPANS = 2

type Props = {
  day: ServiceDay
  spans: readonly Span[]
  isClosed: boolean
  /** Whether a closed day opens where it is a public holiday, so that it needs times. */
  opensOnHolidays: boolean
  isReadOnly: boolean
  change: (spans: readonly Span[]) => void
  setClosed: (isClosed: boolean) => void
  /** Puts in the times of the day above; absent where they are the same already. */
  takeAbove?: (() => void) | undefined
  /** Puts this day's times into all open days. */
  giveToAll?: (() => void) | undefined
}

/** One day of the week: open or closed, and its times of service. */
export function DayRow(props: Props) {
  const { day, spans, isClosed, opensOnHolidays, isReadOnly, change, takeAbove, giveToAll } = props
  const { i18n } = useTranslation()
  const name = say({ i18n }, DAY_WORDS[day])
  const isWeekday = day !== 'holiday' && day !== 'holidayEve'
  const shown = isWeekday && spans.length === 0 ? [BLANK] : spans
  const hasTimes = isWeekday ? !isClosed || opensOnHolidays : !isClosed && spans.length > 0
  return (
    <fieldset className="desk-hours__day" data-closed={isClosed}>
      <legend>{name}</legend>
      {isWeekday ? <OpenSwitch {...props} name={name} /> : <DayChoice {...props} name={name} />}
      {hasTimes && (
        <div className="desk-hours__spans">
          {isClosed && <p className="desk-hours__note">{say({ i18n }, GRID.onHolidays)}</p>}
          {shown.map((span, index) => (
            <SpanBoxes
              change={(next) => change(shown.with(index, next))}
              day={name}
              isReadOnly={isReadOnly}
              key={index}
              remove={shown.length > 1 ? () => change(shown.toSpliced(index, 1)) : null}
              span={span}
            />
          ))}
          {!isReadOnly && (
            <div className="desk-hours__tools">
              <Tool act={giveToAll} words={GRID.everyDay} />
              <Tool act={takeAbove} words={GRID.sameAsAbove} />
              {shown.length < MOST_SPANS && !shown.every(isBlank) && (
                <Tool act={() => change([...shown, BLANK])} words={GRID.addSpan} />
              )}
            </div>
          )}
        </div>
      )}
    </fieldset>
  )
}

function Tool({
  act,
  words,
}: {
  act?: (() => void) | undefined
  words: (typeof GRID)['open' | 'sameAsAbove' | 'everyDay' | 'addSpan']
}) {
  const { i18n } = useTranslation()
  return act ? (
    <button className="desk-hours__tool" onClick={act} type="button">
      {say({ i18n }, words)}
    </button>
  ) : null
}

function OpenSwitch({ isClosed, isReadOnly, name, setClosed }: Props & { name: string }) {
  const { i18n } = useTranslation()
  return (
    <label className="desk-hours__switch">
      <input
        aria-label={`${name} ${say({ i18n }, GRID.open)}`}
        checked={!isClosed}
        disabled={isReadOnly}
        onChange={({ target }) => setClosed(!target.checked)}
        type="checkbox"
      />
      {say({ i18n }, isClosed ? GRID.closed : GRID.open)}
    </label>
  )
}

/** A public holiday, or the day before one: as its weekday, at other times, or closed. */
function DayChoice(props: Props & { name: string }) {
  const { day, name, spans, isClosed, isReadOnly, change, setClosed } = props
  const { i18n } = useTranslation()
  const chosen = isClosed ? 'closed' : spans.length > 0 ? 'ownTimes' : 'asWeekday'
  const mayClose = CLOSING_DAYS.some((each) => each === day)
  return (
    <select
      aria-label={name}
      disabled={isReadOnly}
      onChange={({ target: { value } }) => {
        setClosed(value === 'closed')
        if (value === 'ownTimes') change(spans.length > 0 ? spans : [BLANK])
        else change([])
      }}
      value={chosen}
    >
      {(['asWeekday', 'ownTimes', ...(mayClose ? (['closed'] as const) : [])] as const).map(
        (value) => (
          <option key={value} value={value}>
            {say({ i18n }, GRID[value])}
          </option>
        ),
      )}
    </select>
  )
}
