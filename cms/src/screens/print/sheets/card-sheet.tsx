import { LANGUAGE } from '@noren/contract/language'
import { SITE_PATHS } from '@noren/contract/site-paths'
import { QrCode } from '../../../base/ui/qr-code.tsx'
import { SheetNumber } from './foot.tsx'
import type { SheetProps } from './printed.ts'
import { SHEET_WORDS } from './sheet-words.ts'
import { InLanguages, Said } from './texts.tsx'

/** Cards of A6 on one A4, to be cut along the marks at its edges. */
const CARDS = ['top left', 'top right', 'bottom left', 'bottom right']

/** Four cards for tables, whose code leads to the restaurant's page: it shows the menu of the day it is read. */
export function CardSheet(props: SheetProps) {
  return (
    <section className="desk-sheet desk-sheet--cards">
      {CARDS.map((place) => (
        <TableCard {...props} key={place} />
      ))}
      <i className="desk-sheet__cut desk-sheet__cut--across" />
      <i className="desk-sheet__cut desk-sheet__cut--down" />
    </section>
  )
}

function TableCard({ printed, languages }: SheetProps) {
  const { restaurant, origin } = printed
  const [main] = languages
  const path = SITE_PATHS.restaurant.replace(/:\w+/, restaurant.slug)
  const address = `${origin}${LANGUAGE[main].pathPrefix}${path}#menu-highlights`
  return (
    <article className="desk-sheet__card">
      <h2>
        <InLanguages languages={languages} text={restaurant.name} />
      </h2>
      <QrCode className="desk-sheet__qr" label={address} text={address} />
      <p className="desk-sheet__card-title">
        <Said languages={languages} say={(each) => SHEET_WORDS[each].card.menu} />
      </p>
      <p>
        <Said languages={languages} say={(each) => SHEET_WORDS[each].card.lead} />
      </p>
      <footer>
        <SheetNumber languages={languages} printed={printed} />
      </footer>
    </article>
  )
}
