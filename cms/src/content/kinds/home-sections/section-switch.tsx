import type { HomeSection } from '@noren/contract/resources/home-calls'
import { CheckboxField } from '@payloadcms/ui'
import Link from 'next/link'
import type { CheckboxFieldServerProps } from 'payload'
import { Sketch } from '../../../base/ui/sketch.tsx'
import { say } from '../../../base/words.ts'
import { partsOf } from '../globals/sections.ts'
import { firstUnpublished } from './section-parts.ts'

type Properties = CheckboxFieldServerProps & { section: HomeSection }

/** A section of the home page with its drawing: whether it appears, and what it lacks to appear. */
export async function SectionSwitch(properties: Properties) {
  const { clientField, i18n, path, payload, permissions, readOnly, section } = properties
  const lacking = await firstUnpublished(payload, section)
  return (
    <div className="desk-section field-type">
      <Sketch drawing={partsOf(section).at(-1)?.custom.sketch} />
      <div>
        <CheckboxField
          field={clientField}
          path={path}
          {...(permissions !== undefined && { permissions })}
          {...(readOnly !== undefined && { readOnly })}
        />
        {lacking && (
          <p>
            {say({ i18n }, lacking.words)}{' '}
            <Link className="desk-link" href={lacking.address} prefetch={false}>
              {say({ i18n }, { en: 'Write it', ja: '内容を書く' })}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
