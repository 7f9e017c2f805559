'use client'

import { isHex } from '@noren/contract/brand/colour'
import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import { tonesOf } from '@noren/contract/brand/tones'
import { eachOf } from '@noren/contract/fields'
import { useTranslation } from '@payloadcms/ui'
import type { CSSProperties } from 'react'
import { say, type Words } from '../../../base/words.ts'
import { COLOUR_NAMES } from './palette-names.ts'
import { useTypedPalette } from './use-palette.ts'

/** A piece of a page in the colours of the form, which follows each change at once. */
export function PaletteSample() {
  const { i18n } = useTranslation()
  const typed = useTypedPalette()
  const style = tonesStyle(
    eachOf(COLOUR_NAMES, (name) => (isHex(typed[name]) ? typed[name] : DEFAULT_PALETTE[name])),
  )
  const words = (text: Words) => say({ i18n }, text)
  return (
    <figure className="desk-sample" style={style}>
      <figcaption>{words(CAPTION)}</figcaption>
      <div aria-hidden="true" className="desk-sample__page">
        <div className="desk-sample__paper">
          <span className="desk-sample__badge">{words(BADGE)}</span>
          <strong>{words(TITLE)}</strong>
          <p>{words(TEXT)}</p>
          <p className="desk-sample__small">{words(SMALL)}</p>
          <span className="desk-sample__actions">
            <span className="desk-sample__button">{words(BUTTON)}</span>
            <span className="desk-sample__link">{words(LINK)}</span>
          </span>
        </div>
        <div className="desk-sample__card">{words(CARD)}</div>
        <div className="desk-sample__band">
          <span>{words(BAND)}</span>
          <span className="desk-sample__bright">{words(LINK)}</span>
        </div>
      </div>
    </figure>
  )
}

/** All colours made from a palette, for the style sheet. */
function tonesStyle(palette: Palette): CSSProperties {
  const tones = Object.entries(tonesOf(palette).day)
  const properties = Object.fromEntries(tones.map(([name, value]) => [`--${name}`, value]))
  return Object.assign<CSSProperties, object>({}, properties)
}

const CAPTION: Words = {
  en: 'A sample. The preview shows your own pages.',
  ja: '見本です。実際のページは、プレビューで確かめられます。',
}
const BADGE: Words = { en: 'Tonight', ja: '本日のおすすめ' }
const TITLE: Words = { en: 'Fish from this morning, over embers', ja: '朝の魚を、炭火で' }
const TEXT: Words = {
  en: 'What the boats bring in is on the grill by evening.',
  ja: '港に揚がったばかりの魚を、その日のうちに焼き上げます。',
}
const SMALL: Words = { en: 'Prices include tax.', ja: '表示価格はすべて税込です。' }
const BUTTON: Words = { en: 'Reserve a table', ja: '席を予約する' }
const LINK: Words = { en: 'See the menu', ja: 'お品書きを見る' }
const CARD: Words = { en: 'Lunch 11:30–14:30', ja: '昼の部　11:30〜14:30' }
const BAND: Words = { en: 'Open every evening but Monday', ja: '月曜を除く毎晩、お待ちしています' }
