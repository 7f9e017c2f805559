'use client'

import type { Palette } from '@noren/contract/brand/palette'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say, type Words } from '../../../base/words.ts'
import { COLOUR_NAMES } from './palette-names.ts'
import { READY_PALETTES } from './palettes.ts'
import { Swatch } from './swatch.tsx'
import { useChoosePalette, useTypedPalette } from './use-palette.ts'

/** Palettes to begin from, each set by one press; the four colours below it can be changed further. */
export function ReadyPalettes({ heading: Heading = 'h4' }: { heading?: 'h3' | 'h4' }) {
  const { i18n } = useTranslation()
  const id = useId()
  const typed = useTypedPalette()
  const choose = useChoosePalette()
  return (
    <section aria-labelledby={id} className="desk-palettes">
      <Heading id={id}>{say({ i18n }, HEADING)}</Heading>
      <ul>
        {READY_PALETTES.map(({ name, palette }) => {
          const colours = coloursOf(palette)
          const isChosen = colours.join() === coloursOf(typed).join()
          return (
            <li key={name.en}>
              <button aria-pressed={isChosen} onClick={() => choose(palette)} type="button">
                <span aria-hidden="true" className="desk-palettes__colours">
                  {colours.map((colour) => (
                    <Swatch colour={colour} key={colour} />
                  ))}
                </span>
                {say({ i18n }, name)}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const coloursOf = (palette: Palette) => COLOUR_NAMES.map((name) => palette[name])

const HEADING: Words = { en: 'Begin from a palette', ja: '配色から選ぶ' }
