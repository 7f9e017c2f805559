import {
  ALLERGENS,
  RECOMMENDED_ALLERGENS,
  REQUIRED_ALLERGENS,
} from '@noren/contract/allergens/allergens'
import { CURRENT_LIST, sizeOf } from '@noren/contract/allergens/lists'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { readDay } from '@noren/contract/hours/calendar'
import { Pages } from '../pages.tsx'
import { type Cell, type ChartRow, chartRows } from './chart-rows.ts'
import { Foot } from './foot.tsx'
import type { SheetProps } from './printed.ts'
import { SHEET_WORDS } from './sheet-words.ts'
import { InLanguages, Said, type SheetLanguages } from './texts.tsx'

/** What stands in a cell; nothing where the dish is free of it. */
const SIGNS: { readonly [C in Cell]: string } = { contains: '●', free: '', unknown: '？' }

/** Dishes against allergens on A4, lying; the head is repeated on each page. */
export function ChartSheet({ printed, languages }: SheetProps) {
  const { restaurant } = printed
  const rows = chartRows(restaurant, languages[0])
  return (
    <Pages
      blocks={rows.map((row, place) => ({
        key: String(place),
        keeps: row.kind === 'heading',
        node: <Row languages={languages} row={row} />,
      }))}
      className="desk-sheet--chart"
      columns={[1]}
      foot={<Foot kind="allergens" languages={languages} printed={printed} />}
      opening={
        <header className="desk-sheet__head">
          <h2>
            <InLanguages languages={languages} text={restaurant.name} />
          </h2>
          <p>
            <Said languages={languages} say={(each) => SHEET_WORDS[each].chart.title} />
          </p>
        </header>
      }
      closing={<Legend languages={languages} />}
      table={<ChartHead languages={languages} />}
    />
  )
}

function ChartHead({ languages }: { languages: SheetLanguages }) {
  return (
    <>
      <tr>
        <td />
        {[REQUIRED_ALLERGENS, RECOMMENDED_ALLERGENS].map((list, place) => (
          <th colSpan={list.length} key={place === 0 ? 'required' : 'recommended'} scope="colgroup">
            <Said
              languages={languages}
              say={(each) => SHEET_WORDS[each].chart[place === 0 ? 'required' : 'recommended']}
            />
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">
          <Said languages={languages} say={(each) => SHEET_WORDS[each].chart.dish} />
        </th>
        {ALLERGENS.map((allergen) => (
          <th className="desk-sheet__upright" key={allergen} scope="col">
            <div>
              <Said languages={languages} say={(each) => ALLERGEN_NAMES[each][allergen]} />
            </div>
          </th>
        ))}
      </tr>
    </>
  )
}

function Row({ row, languages }: { row: ChartRow; languages: SheetLanguages }) {
  if (row.kind === 'heading') {
    return (
      <tr className="desk-sheet__group">
        <th colSpan={ALLERGENS.length + 1} scope="rowgroup">
          {row.names.map((name, place) => (
            <span key={String(place)}>
              {place > 0 && '　'}
              <InLanguages languages={languages} text={name} />
            </span>
          ))}
        </th>
      </tr>
    )
  }
  return (
    <tr>
      <th scope="row">
        <InLanguages languages={languages} text={row.name} />
      </th>
      {row.cells.map((cell, place) => (
        <td key={ALLERGENS[place]}>{SIGNS[cell]}</td>
      ))}
    </tr>
  )
}

function Legend({ languages }: { languages: SheetLanguages }) {
  const listed = sizeOf(CURRENT_LIST)
  const decided = readDay(CURRENT_LIST.date) ?? 0
  return (
    <div className="desk-sheet__notes">
      <p>
        <Said
          languages={languages}
          say={(each) => {
            const { contains, free, unknown } = SHEET_WORDS[each].chart
            return [
              `${SIGNS.contains} ${contains}`,
              `□ ${free}`,
              `${SIGNS.unknown} ${unknown}`,
            ].join('　')
          }}
        />
      </p>
      <p>
        <Said
          languages={languages}
          say={(each) => {
            const { chart, date } = SHEET_WORDS[each]
            return `${chart.list(date(decided), listed)} ${chart.kitchen}`
          }}
        />
      </p>
    </div>
  )
}
