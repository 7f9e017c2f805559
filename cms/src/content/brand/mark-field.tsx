'use client'

import { norenMark } from '@noren/contract/brand/noren'
import { DEFAULT_PALETTE, readPalette } from '@noren/contract/brand/palette'
import { getTranslation } from '@payloadcms/translations'
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { type ChangeEvent, type CSSProperties, type DragEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { markPicture } from './mark-picture.ts'
import { useTypedPalette } from './use-palette.ts'

const cleanedSchema = v.object({ mark: v.string() })

/** The company's mark: a file to press or to drop, and how it looks small, on paper and on the brand colour. */
export const MarkField: TextFieldClientComponent = ({ field, path, readOnly = false }) => {
  const { i18n } = useTranslation()
  const id = useId()
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const palette = readPalette(useTypedPalette()) ?? DEFAULT_PALETTE
  const [isSending, setIsSending] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const picture = markPicture(value || norenMark(palette))
  const problem = refused ?? (showError ? errorMessage : null)

  async function take(file: File | undefined): Promise<void> {
    if (!file || isSending || readOnly) return
    setRefused(null)
    setIsSending(true)
    const body = { file: await dataUrlOf(file) }
    const answer = await askDesk('/api/globals/brand/mark', cleanedSchema, {
      body,
      language: i18n.language,
    })
    setIsSending(false)
    if (answer.value) setValue(answer.value.mark)
    else setRefused(sentenceOf(answer.refusal) ?? say({ i18n }, UNREACHED))
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    void take(target.files?.[0])
    // Otherwise the same file, corrected meanwhile, could not be chosen again.
    target.value = ''
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <div className={`field-type text desk-mark${problem ? ' error' : ''}`}>
      <FieldLabel label={getTranslation(field.label ?? '', i18n)} path={path} />
      <p className="desk-mark__help" id={`${id}help`}>
        {say({ i18n }, HELP)}
      </p>
      <div className="desk-mark__parts">
        <label
          className="desk-mark__drop"
          data-over={isOver}
          onDragLeave={() => setIsOver(false)}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDrop={drop}
        >
          <img alt="" height={96} src={picture} width={96} />
          <span role="status">{say({ i18n }, isSending ? SENDING : CHOOSE)}</span>
          <input
            accept=".svg,.png,image/svg+xml,image/png"
            aria-describedby={`${id}help ${id}refused`}
            disabled={readOnly || isSending}
            id={`field-${path}`}
            onChange={choose}
            type="file"
          />
        </label>
        <MarkSizes palette={palette} picture={picture} />
      </div>
      <p className="desk-box__refused" hidden={!problem} id={`${id}refused`} role="alert">
        {problem}
      </p>
      {value && !readOnly && (
        <DeskButton
          onClick={() => {
            setRefused(null)
            setValue(null)
          }}
          type="button"
        >
          {say({ i18n }, REMOVE)}
        </DeskButton>
      )}
    </div>
  )
}

type SizesProps = { picture: string; palette: { paper: string; brand: string } }

/** The mark as large as the site and browsers show it, on both backgrounds it meets. */
function MarkSizes({ picture, palette: { paper, brand } }: SizesProps) {
  const { i18n } = useTranslation()
  return (
    <figure className="desk-mark__sizes">
      {[paper, brand].map((background) => (
        <div key={background} style={{ background } satisfies CSSProperties}>
          {SIZES.map((size) => (
            <img alt="" height={size} key={size} src={picture} width={size} />
          ))}
        </div>
      ))}
      <figcaption>{say({ i18n }, SHOWN)}</figcaption>
    </figure>
  )
}

/** In pixels: as an icon of phones, in the head of a page, and in the tab of a browser. */
const SIZES = [96, 32, 16]

function dataUrlOf(file: File): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve) => {
    // A file that cannot be read is refused like one that is empty.
    reader.onloadend = () => resolve(String(reader.result ?? 'data:;base64,'))
    reader.readAsDataURL(file)
  })
}

const HELP: Words = {
  en: 'Stands in the head and the foot of every page, in browser tabs and on phones. A square SVG, or a PNG of at least 512 pixels with a transparent background.',
  ja: 'ページの上部と下部、ブラウザのタブ、スマートフォンのホーム画面に表示されます。正方形のSVG、または背景が透明で512ピクセル以上のPNGをお使いください。',
}
const CHOOSE: Words = {
  en: 'Choose a file, or drop it here',
  ja: 'ファイルを選ぶ、またはここにドロップ',
}
const SENDING: Words = { en: 'Checking the file…', ja: 'ファイルを確認しています…' }
const SHOWN: Words = { en: 'On paper and on the brand colour', ja: '紙の上、ブランドの色の上' }
const REMOVE: Words = { en: 'Use the drawn noren instead', ja: 'のれんの図案に戻す' }
const UNREACHED: Words = {
  en: 'The desk cannot be reached. Please try again in a moment.',
  ja: 'サーバーにつながりません。少し待ってからもう一度お試しください。',
}
