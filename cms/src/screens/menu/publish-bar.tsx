'use client'

import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'

/** The last action of the screen; `undo` reverts it. */
export type Said = { tone: 'calm' | 'alarm'; text: string; undo?: () => void }

type Props = {
  changes: number
  isSaving: boolean
  isShown: boolean
  said: Said | null
  onPublish: () => void
  onPreview: () => void
  onDiscard: () => void
}

/** Below the menu, always in sight: how many changes are unpublished, and the button to publish them. */
export function PublishBar({
  changes,
  isSaving,
  isShown,
  said,
  onPublish,
  onPreview,
  onDiscard,
}: Props) {
  const { i18n } = useTranslation()
  return (
    <div className="desk-menu__bar" data-changes={changes > 0}>
      <div className="desk-menu__said">
        <p data-tone={said?.tone} role={said?.tone === 'alarm' ? 'alert' : 'status'}>
          {said?.text}
        </p>
        {said?.undo && (
          <DeskButton onClick={said.undo} size="small">
            {say({ i18n }, UNDO)}
          </DeskButton>
        )}
      </div>
      <p>{say({ i18n }, changes === 0 ? NOTHING : waiting(changes, isShown))}</p>
      <DeskButton disabled={changes === 0 || isSaving} onClick={onDiscard}>
        {say({ i18n }, { en: 'Discard', ja: '変更を取り消す' })}
      </DeskButton>
      <DeskButton disabled={changes === 0 || isSaving} onClick={onPreview}>
        {say({ i18n }, { en: 'Preview', ja: 'プレビュー' })}
      </DeskButton>
      <DeskButton isMain disabled={changes === 0 || isSaving} onClick={onPublish}>
        {say({ i18n }, isShown ? PUBLISH : SAVE)}
      </DeskButton>
    </div>
  )
}

const UNDO = { en: 'Undo', ja: '元に戻す' }
const PUBLISH = { en: 'Publish', ja: '公開する' }
const SAVE = { en: 'Save', ja: '保存する' }
const NOTHING = { en: 'Everything is saved.', ja: 'すべて保存済みです。' }

function waiting(changes: number, isShown: boolean): Words {
  const dishes = changes === 1 ? '1 dish' : `${changes} dishes`
  return isShown
    ? { en: `${dishes} changed, not on the site yet`, ja: `${changes}品を変更（未公開）` }
    : { en: `${dishes} changed, not saved yet`, ja: `${changes}品を変更（未保存）` }
}
