import { cssOf } from '@noren/contract/brand/colour'
import { RESTAURANT_ACCENTS } from '@noren/contract/brand/restaurant-accents'
import { businessDay } from '@noren/contract/hours/business-day'
import { readDay } from '@noren/contract/hours/calendar'
import type { DatedSpan } from '@noren/contract/hours/notices'
import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { spanWords } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { Choices } from './choices.tsx'
import { addressOf, type Chosen } from './chosen.ts'
import { Paper } from './paper.tsx'
import { PrintButton } from './print-button.tsx'
import { PRINT_WORDS } from './print-words.ts'
import { CardSheet } from './sheets/card-sheet.tsx'
import { ChartSheet } from './sheets/chart-sheet.tsx'
import { MenuSheet } from './sheets/menu-sheet.tsx'
import { NoticeSheet } from './sheets/notice-sheet.tsx'
import { noticeKey, noticesOf } from './sheets/notice-text.ts'
import type { Printed } from './sheets/printed.ts'

type Props = {
  req: PayloadRequest
  id: number
  printed: Printed
  chosen: Chosen
  /** Where closures are entered. */
  closures: string
}

/** The chosen sheet with the button that prints it, or why there is none. */
export function SheetPart({ req, id, printed, chosen, closures }: Props) {
  const { sheet, languages } = chosen
  const props = { printed, languages }
  if (sheet === 'card') {
    return (
      <Shown {...{ req, printed, chosen }}>
        <CardSheet {...props} />
      </Shown>
    )
  }
  if (sheet === 'notice') {
    const spans = noticesOf(printed.restaurant.openingHours, readDay(businessDay(new Date())) ?? 0)
    const span = spans.find((each) => noticeKey(each) === chosen.closure) ?? spans[0]
    return (
      <>
        {spans.length > 1 && (
          <Choices
            label={say(req, PRINT_WORDS.closures)}
            choices={spans.map((each) => ({
              name: say(req, closureWords(each)),
              address: addressOf(id, { ...chosen, closure: noticeKey(each) }),
              isChosen: each === span,
            }))}
          />
        )}
        {span ? (
          <Shown {...{ req, printed, chosen }} detail={noticeKey(span)}>
            <NoticeSheet {...props} span={span} />
          </Shown>
        ) : (
          <Nothing
            link={{ address: closures, words: PRINT_WORDS.enter }}
            req={req}
            words={PRINT_WORDS.noClosures}
          />
        )}
      </>
    )
  }
  if (printed.restaurant.menuItems.length === 0)
    return <Nothing req={req} words={PRINT_WORDS.noDishes} />
  return (
    <Shown {...{ req, printed, chosen }}>
      {sheet === 'menu' ? <MenuSheet {...props} /> : <ChartSheet {...props} />}
    </Shown>
  )
}

function closureWords({ from, to, rows }: DatedSpan): Words {
  const { en, ja } = spanWords(from, to)
  return rows.some(({ opens }) => opens)
    ? { en: `Hours ${en}`, ja: `${ja} 時間変更` }
    : { en: `Closed ${en}`, ja: `${ja} 休業` }
}

type ShownProps = Pick<Props, 'req' | 'printed' | 'chosen'> & {
  /** Which of several sheets of the kind. */
  detail?: string
  children: ReactNode
}

/** A4, in millimetres. */
const A4 = { short: 210, long: 297 }

function Shown({ req, printed, chosen: { sheet, languages }, detail, children }: ShownProps) {
  const { brand, restaurant, seq } = printed
  const isLying = sheet === 'allergens'
  const accent =
    restaurant.accent === undefined || restaurant.accent === 'indigo'
      ? brand.palette.brand
      : cssOf(RESTAURANT_ACCENTS[restaurant.accent])
  return (
    <>
      <div className="desk-print__press">
        <PrintButton />
        <span>{say(req, PRINT_WORDS.dialog)}</span>
      </div>
      <style>{`@page { size: A4 ${isLying ? 'landscape' : 'portrait'}; margin: 0 }`}</style>
      <div data-type={brand.type}>
        <Paper
          accent={accent}
          // Of another number it is laid out anew: there may be a dish more.
          key={[restaurant.slug, seq, sheet, languages.join(), detail].join(' ')}
          label={say(req, PRINT_WORDS.preview)}
          widthMm={isLying ? A4.long : A4.short}
        >
          {children}
        </Paper>
      </div>
    </>
  )
}

type NothingProps = { req: PayloadRequest; words: Words; link?: { address: string; words: Words } }

function Nothing({ req, words, link }: NothingProps) {
  return (
    <p className="desk-notice desk-notice--calm">
      {say(req, words)}{' '}
      {link && (
        <Link href={link.address} prefetch={false}>
          {say(req, link.words)}
        </Link>
      )}
    </p>
  )
}
