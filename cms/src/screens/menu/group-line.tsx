'use client'

import { Button, useDraggableSortable, useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import type { Group } from './categories.ts'
import type { Texts } from './dish.ts'
import { nameOf } from './dish.ts'
import { LineTools } from './line-tools.tsx'
import { CATEGORY } from './menu-words.ts'
import { TextBoxes } from './text-boxes.tsx'

type Props = {
  group: Group
  onRename: (name: Texts) => void
  onStep: (by: 1 | -1) => void
  onAdd: () => void
  onRemove: () => void
}

/** The line above the dishes of a category: its names, which all of them share. */
export function GroupLine({ group, onRename, onStep, onAdd, onRemove }: Props) {
  const { i18n } = useTranslation()
  const { attributes, listeners, setNodeRef, transform } = useDraggableSortable({ id: group.key })
  const name = nameOf(group, i18n.language) || say({ i18n }, NONE)
  return (
    <div className="desk-group" ref={setNodeRef} style={{ transform }}>
      <LineTools drag={{ attributes, listeners }} name={name} onStep={onStep} />
      <span className="desk-group__names">
        <TextBoxes id={group.key} onChange={onRename} texts={group.name} words={CATEGORY} />
      </span>
      <span className="desk-group__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onAdd} size="small">
          {say({ i18n }, { en: 'Add a dish', ja: '品を追加' })}
        </Button>
        {group.dishes.length === 0 && (
          <Button buttonStyle="secondary" margin={false} onClick={onRemove} size="small">
            {say({ i18n }, { en: 'Remove', ja: '分類を削除' })}
          </Button>
        )}
      </span>
    </div>
  )
}

const NONE = { en: 'No category', ja: '分類なし' }
