import { readDay } from '@noren/contract/hours/calendar'
import { LANGUAGE } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { type PaperKind, paperPath } from '@noren/contract/paper/paper-path'
import { QrCode } from '../../../base/ui/qr-code.tsx'
import type { SheetProps } from './printed.ts'
import { SHEET_WORDS } from './sheet-words.ts'
import { Said } from './texts.tsx'

/** At the foot of each page: the number of the snapshot, its day, and the code that tells what has changed since. */
export function Foot({ printed, languages, kind }: SheetProps & { kind: PaperKind }) {
  const { installation, restaurant, seq, origin } = printed
  const [main] = languages
  const paper = installation && { installation, restaurant: restaurant.slug, kind, seq }
  const address = paper && origin + paperPath(main, paper)
  return (
    <div className="desk-sheet__foot">
      {address && <QrCode className="desk-sheet__qr" label={address} text={address} />}
      <p>
        {address && <Said languages={languages} say={(each) => SHEET_WORDS[each].isItCurrent} />}
        <SheetNumber languages={languages} printed={printed} />
      </p>
    </div>
  )
}

/** The restaurant, the number of the snapshot and its day. */
export function SheetNumber({ printed: { restaurant, seq, day }, languages: [main] }: SheetProps) {
  const words = SHEET_WORDS[main]
  return (
    <span lang={LANGUAGE[main].htmlLang}>
      {textIn(restaurant.name, main)}　{words.number(seq, words.date(readDay(day) ?? 0))}
    </span>
  )
}
