import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { PUBLISH } from '../../publish/unpublished/publish-words.ts'
import type { Counts } from './changes.ts'

/** The last action of the screen; `undo` reverts it. */
export type Said = { tone: 'calm' | 'alarm'; text: string; undo?: () => void }

type Props = {
  counts: Counts
  isSaving: boolean
  isShown: boolean
  said: Said | null
  onPublish: () => void
  onPreview: () => void
  onDiscard: () => void
}

/** Below the menu, always in sight: how many changes are unpublished, and the button to publish them. */
export function PublishBar({
  counts,
  isSaving,
  isShown,
  said,
  onPublish,
  onPreview,
  onDiscard,
}: Props) {
  const { i18n } = useTranslation()
  const isChanged = Object.values(counts).some((count) => count > 0)
  const isIdle = !isChanged || isSaving
  return (
    <div className="desk-menu__bar" data-changes={isChanged}>
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
      <p>{say({ i18n }, isChanged ? waiting(counts, isShown) : NOTHING)}</p>
      <DeskButton disabled={isIdle} onClick={onDiscard}>
        {say({ i18n }, { en: 'Discard', ja: '変更を取り消す' })}
      </DeskButton>
      <DeskButton disabled={isIdle} onClick={onPreview}>
        {say({ i18n }, { en: 'Preview', ja: 'プレビュー' })}
      </DeskButton>
      <DeskButton isMain disabled={isIdle} onClick={onPublish}>
        {say({ i18n }, isShown ? PUBLISH : SAVE)}
      </DeskButton>
    </div>
  )
}

const UNDO = { en: 'Undo', ja: '元に戻す' }
const SAVE = { en: 'Save', ja: '保存する' }
const NOTHING = { en: 'Everything is saved.', ja: 'すべて保存済みです。' }

const COUNTED: { [Kind in Exclude<keyof Counts, 'menus'>]: Words } = {
  added: { en: 'added', ja: '追加' },
  changed: { en: 'changed', ja: '変更' },
  removed: { en: 'deleted', ja: '削除' },
}

const MENUS: Words = { en: 'menus changed', ja: 'メニューの区分を変更' }

/** `1品を追加、2品を変更（未公開）` */
function waiting(counts: Counts, isShown: boolean): Words {
  const kinds = (['added', 'changed', 'removed'] as const).filter((kind) => counts[kind] > 0)
  const en = kinds.map((kind, at) => {
    const count = counts[kind]
    const dishes = at > 0 ? count : count === 1 ? '1 dish' : `${count} dishes`
    return `${dishes} ${COUNTED[kind].en}`
  })
  const ja = kinds.map((kind) => `${counts[kind]}品を${COUNTED[kind].ja}`)
  if (counts.menus > 0) {
    en.push(MENUS.en)
    ja.push(MENUS.ja)
  }
  return {
    en: `${en.join(', ')}, not ${isShown ? 'on the site' : 'saved'} yet`,
    ja: `${ja.join('、')}（${isShown ? '未公開' : '未保存'}）`,
  }
}
