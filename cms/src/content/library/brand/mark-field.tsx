'use client'

import { norenMark } from '@noren/contract/brand/noren'
import { DEFAULT_PALETTE, type Palette, readPalette } from '@noren/contract/brand/palette'
import { getTranslation } from '@payloadcms/translations'
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../../base/requests/ask-desk.ts'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { markPicture } from './mark-picture.ts'
import type { MarkShape } from './mark-shape.ts'
import { MARK_LIMIT_BYTES, MARK_REFUSALS } from './mark-words.ts'
import { useTypedPalette } from './use-palette.ts'

const cleanedSchema = v.object({ mark: v.string() })

type Props = TextFieldClientProps & { shape: MarkShape }

/** The company's mark or its name: a file to press or to drop, and how it looks on paper and on the brand colour. */
export function MarkField({ field, path, readOnly = false, shape }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const palette = readPalette(useTypedPalette()) ?? DEFAULT_PALETTE
  const [isSending, setIsSending] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const label = getTranslation(field.label ?? '', i18n)
  const words = WORDS[shape]
  const shown = value || (shape === 'square' ? norenMark(palette) : null)
  const picture = shown && markPicture(shown)
  const problem = refused ?? (showError ? errorMessage : null)

  async function take(file: File | undefined): Promise<void> {
    if (!file || isSending || readOnly) return
    // The desk would end the connection while it is sent.
    const isHeavy = file.size > MARK_LIMIT_BYTES
    setRefused(isHeavy ? say({ i18n }, MARK_REFUSALS.heavy) : null)
    if (isHeavy) return
    setIsSending(true)
    const body = { file: await dataUrlOf(file) }
    const answer = await askDesk(`/api/globals/brand/${path}`, cleanedSchema, {
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
    <div className={`field-type text desk-mark${problem ? ' error' : ''}`} data-shape={shape}>
      <FieldLabel label={label} path={path} />
      <p className="desk-mark__help" id={`${id}help`}>
        {say({ i18n }, words.help)}
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
          {picture && (
            <img alt="" height={96} src={picture} width={shape === 'square' ? 96 : undefined} />
          )}
          <span role="status">{say({ i18n }, isSending ? SENDING : CHOOSE)}</span>
          <input
            accept=".svg,.png,image/svg+xml,image/png"
            aria-describedby={`${id}help ${id}refused`}
            aria-label={say(
              { i18n },
              { en: `${label}: ${CHOOSE.en}`, ja: `${label}：${CHOOSE.ja}` },
            )}
            disabled={readOnly || isSending}
            id={`field-${path}`}
            onChange={choose}
            type="file"
          />
        </label>
        {picture && <Shown palette={palette} picture={picture} shape={shape} />}
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
          {say({ i18n }, words.remove)}
        </DeskButton>
      )}
    </div>
  )
}

type ShownProps = { picture: string; palette: Palette; shape: MarkShape }

/** As large as the site and browsers show it, on both backgrounds it meets; a name in the colour of text. */
function Shown({ picture, palette: { paper, ink, brand }, shape }: ShownProps) {
  const { i18n } = useTranslation()
  return (
    <figure className="desk-mark__sizes">
      {[
        { background: paper, color: ink },
        { background: brand, color: paper },
      ].map((style) => (
        <div key={style.background} style={style}>
          {shape === 'square' ? (
            SIZES.map((size) => <img alt="" height={size} key={size} src={picture} width={size} />)
          ) : (
            <span className="desk-mark__name" style={{ maskImage: `url("${picture}")` }} />
          )}
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

const WORDS: { readonly [Shape in MarkShape]: { help: Words; remove: Words } } = {
  square: {
    help: {
      en: 'Shown at the top and the bottom of every page, in browser tabs and on phones. A square SVG, or a PNG of at least 512 pixels with a transparent background.',
      ja: 'ページの上部と下部、ブラウザのタブ、スマートフォンのホーム画面に表示されます。正方形のSVG、または背景が透明で512ピクセル以上のPNGをお使いください。',
    },
    remove: { en: 'Use the drawn noren instead', ja: 'のれんの図案に戻す' },
  },
  wide: {
    help: {
      en: 'The name as you draw it, in the head of every page in place of the typed one. It takes the colour of the text around it. An SVG of the letters alone, or a PNG with a transparent background.',
      ja: 'ページの上部に、文字の社名の代わりに表示されます。色は周りの文字に合わせて変わります。文字だけのSVG、または背景が透明なPNGをお使いください。',
    },
    remove: { en: 'Use the typed name instead', ja: '文字の社名に戻す' },
  },
}
const CHOOSE: Words = {
  en: 'Choose a file, or drop it here',
  ja: 'ファイルを選ぶ、またはここにドロップ',
}
const SENDING: Words = { en: 'Checking the file…', ja: 'ファイルを確認しています…' }
const SHOWN: Words = { en: 'On paper and on the brand colour', ja: '紙の上、ブランドの色の上' }
const UNREACHED: Words = {
  en: 'The desk cannot be reached. Please try again in a moment.',
  ja: 'サーバーにつながりません。少し待ってからもう一度お試しください。',
}
