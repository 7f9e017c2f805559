import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { CLOSED, closuresAddress, EDITED } from '../../content/model/screen-addresses.ts'
import { countsOf } from '../full/counts-of.ts'
import { FullPart } from '../full/full-part.tsx'
import { marksOf } from '../full/marks-of.ts'
import { CLOSURES, namesOf } from './closure.ts'
import { ClosuresScreen } from './closures-screen.tsx'
import { withEntries } from './days-of.ts'
import { knownTo } from './known.ts'

/** The page of closures and special hours of all restaurants, which go live when they are saved. */
export async function ClosuresView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { closures, ...known } = await knownTo(req)
  const [editing] = [props.searchParams?.[EDITED]].flat()
  const [restaurant] = [props.searchParams?.[CLOSED]].flat()
  const now = new Date()
  const ids = known.choices.map(({ id }) => id)
  const marks = await marksOf(req.payload, now, ids)
  const countOf = await countsOf(req.payload, now, ids)
  const restaurants = known.choices.map((choice) => ({
    id: choice.id,
    names: namesOf(choice),
    hours: withEntries(choice, known.entries),
    marks: marks.get(choice.id) ?? [],
    ...countOf(choice.id),
  }))
  const title = say(req, CLOSURES)
  return (
    <DeskPage
      className="desk-closures"
      path={closuresAddress()}
      trail={[{ label: title }]}
      view={props}
    >
      <h1>{title}</h1>
      {known.choices.length === 0 ? (
        <p className="desk-notice desk-notice--calm">{say(req, NO_RESTAURANTS)}</p>
      ) : (
        <ClosuresScreen editing={editing} known={known} restaurant={Number(restaurant)}>
          <FullPart
            restaurants={restaurants}
            now={tokyoMinute(now)}
            restaurant={Number(restaurant)}
            today={known.today}
          />
        </ClosuresScreen>
      )}
    </DeskPage>
  )
}

const NO_RESTAURANTS = {
  en: 'There is no restaurant you may change yet. Once there is, its closures and special hours are here.',
  ja: '変更できるレストランがまだありません。登録されると、ここで休業や特別営業を入力できます。',
}
