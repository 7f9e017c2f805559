'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say, type Words } from '../../../base/words.ts'
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
          const { brand, accent, paper, ink } = palette
          const isChosen = [brand, accent, paper, ink].join() === colours(typed)
          return (
            <li key={name.en}>
              <button aria-pressed={isChosen} onClick={() => choose(palette)} type="button">
                <span aria-hidden="true" className="desk-palettes__colours">
                  {[brand, accent, paper, ink].map((colour) => (
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

function colours({ brand, accent, paper, ink }: ReturnType<typeof useTypedPalette>): string {
  return [brand, accent, paper, ink].join()
}

const HEADING: Words = { en: 'Begin from a palette', ja: '配色から選ぶ' }
