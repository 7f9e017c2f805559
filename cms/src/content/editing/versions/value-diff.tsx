import { isHex } from '@noren/contract/brand/colour'
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps } from 'payload'
import { say } from '../../../base/words.ts'
import { seenAs } from '../../library/brand/seen-as.ts'
import { type Readable, readableValues } from './readable-values.ts'

/** A field in two versions, side by side, in words instead of stored codes; colours and drawings to see. */
export function ValueDiff(props: FieldDiffServerProps) {
  const { clientField, comparisonValue, field, i18n, locale, nestingLevel, versionValue } = props
  const isOfCards = field.type === 'upload' || seenAs(field) === 'mark'
  const separator = say(props, { en: ', ', ja: '、' })
  const written = (value: unknown): string => {
    const values = readableValues(field, value, i18n)
    if (isOfCards) return `<div class="upload-diff-hasMany">${values.map(cardOf).join('')}</div>`
    if (seenAs(field) === 'colour') return values.map(swatchOf).join('')
    return `<p>${escapeDiffHTML(values.map(({ text }) => text).join(separator))}</p>`
  }
  const { From, To } = getHTMLDiffComponents({
    fromHTML: written(comparisonValue),
    postProcess: unescapeDiffHTML,
    toHTML: written(versionValue),
    tokenizeByCharacter: false,
  })
  return (
    <FieldDiffContainer
      className={isOfCards ? 'upload-diff-container' : `${field.type}-diff`}
      From={From}
      i18n={i18n}
      label={{
        ...('label' in clientField && { label: clientField.label ?? false }),
        ...(locale && { locale }),
      }}
      {...(nestingLevel && { nestingLevel })}
      To={To}
    />
  )
}

/** A file as Payload's own comparison draws it, with the name of the upload. */
function cardOf({ text, id, picture }: Readable): string {
  const look = picture
    ? `<div class="upload-diff__thumbnail"><img alt="" src="${escapeDiffHTML(picture)}"></div>`
    : ''
  const name = `<div class="upload-diff__info" data-enable-match="false"><strong>${escapeDiffHTML(text)}</strong></div>`
  return `<div><div class="upload-diff" data-enable-match="true" data-id="${id}"><div class="upload-diff__card">${look}${name}</div></div></div>`
}

/** A colour beside its value; a draft may have a text that is none. */
function swatchOf({ text }: Readable): string {
  const look = isHex(text) ? `<span class="desk-swatch" style="background:${text}"></span> ` : ''
  return `<p>${look}${escapeDiffHTML(text)}</p>`
}
