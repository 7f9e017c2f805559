import { DraggableSortable, useDraggableSortable, useTranslation } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import { TAGS } from '../../base/locales.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { smallPictureOf } from '../../content/library/media/picture-words.ts'
import { changeDish, entriesOf, type Group, moveEntry, remove, step, within } from './categories.ts'
import { type Dish, nameOf, type Texts } from './dish.ts'
import { DishLine } from './dish-line.tsx'
import { TextFields } from './fields.tsx'
import { useDrawn, useLinkedField, useSteady } from './line-hooks.ts'
import { DRAG_HELP, LineTools } from './line-tools.tsx'
import { NEW_DISH } from './menu-words.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import type { useMenu } from './use-menu.ts'
import type { useMenuActions } from './use-menu-actions.ts'

type Props = {
  /** The key of the menu whose lines these are. */
  open: string
  menu: ReturnType<typeof useMenu>
  actions: ReturnType<typeof useMenuActions>
}

/** The lines of a menu: categories with their dishes, to edit in place and to drag. */
export function MenuLines({ open, menu, actions }: Props) {
  const { i18n } = useTranslation()
  const { menus, state, changed, clashes, change } = menu
  const groups = menu.groups.filter((group) => group.menu === open)
  const { onChange, onPublish, onRemove, onSoldOut } = actions
  const [photoOf, setPhotoOf] = useState<PhotoOf | null>(null)
  const onPhoto = useSteady((dish: Dish, dropped: File | null) => setPhotoOf({ dish, dropped }))
  const entries = entriesOf(groups)
  const order = entries.map(({ id }) => id).join(' ')
  // A new array, even with the same items, redraws every line.
  const ids = useMemo(() => order.split(' ').filter(Boolean), [order])
  const drawn = useDrawn(entries.length)
  const linked = useLinkedField(groups, drawn === entries.length)
  useEffect(() => {
    if (actions.begun) document.getElementById(`${actions.begun}.${TAGS[0]}`)?.focus()
  }, [actions.begun])
  return (
    <>
      <p className="desk-menu__help" id={DRAG_HELP}>
        {say({ i18n }, DRAG_WORDS)}
      </p>
      <DraggableSortable
        className="desk-menu__lines"
        ids={ids}
        onDragEnd={({ moveFromIndex, moveToIndex }) =>
          change(within(open, (now) => moveEntry(now, moveFromIndex, moveToIndex)))
        }
      >
        {entries
          .slice(0, drawn)
          .map(({ id, group, dish }) =>
            dish ? (
              <DishLine
                dish={dish}
                isChanged={changed.has(id)}
                isLinked={id === linked}
                key={id}
                menu={open}
                menus={menus}
                onChange={onChange}
                onPhoto={onPhoto}
                onPublish={onPublish}
                onRemove={onRemove}
                onSoldOut={onSoldOut}
                photo={
                  dish.photo === null
                    ? undefined
                    : (state.photos[dish.photo] ?? smallPictureOf(dish.photo))
                }
                statement={state.statements[id]}
                theirs={clashes.includes(id) ? menu.base.find((each) => each.id === id) : undefined}
              />
            ) : (
              <GroupLine
                group={group}
                key={id}
                onAdd={() => actions.onAdd(group)}
                onRemove={() => change((now) => remove(now, id))}
                onRename={(name) =>
                  change((now) => now.map((each) => (each.key === id ? { ...each, name } : each)))
                }
                onStep={(by) => change(within(open, (now) => step(now, id, by)))}
              />
            ),
          )}
      </DraggableSortable>
      {photoOf && (
        <PhotoDialog
          dropped={photoOf.dropped}
          name={nameOf(photoOf.dish, i18n.language) || say({ i18n }, NEW_DISH)}
          onClose={() => setPhotoOf(null)}
          onTake={(photo) => change((now) => changeDish(now, photoOf.dish.id, { photo }))}
        />
      )}
    </>
  )
}

/** The dish that gets a photo, and the file that was dropped on it. */
type PhotoOf = { dish: Dish; dropped: File | null }

const DRAG_WORDS = {
  en: 'To move a line, press space on its handle, the arrow keys, and space again.',
  ja: '並べ替えるには、つまみの上でスペースキーを押し、矢印キーで動かして、もう一度スペースキーを押します。',
}

type GroupProps = {
  group: Group
  onRename: (name: Texts) => void
  onStep: (by: 1 | -1) => void
  onAdd: () => void
  onRemove: () => void
}

/** The line above the dishes of a category: its names, which all of them share. */
function GroupLine({ group, onRename, onStep, onAdd, onRemove }: GroupProps) {
  const { i18n } = useTranslation()
  const { attributes, listeners, setNodeRef, transform } = useDraggableSortable({ id: group.key })
  const name = nameOf(group, i18n.language) || say({ i18n }, NONE)
  return (
    <div className="desk-group" ref={setNodeRef} style={{ transform }}>
      <LineTools drag={{ attributes, listeners }} name={name} onStep={onStep} />
      <span className="desk-group__names">
        <TextFields
          id={group.key}
          onChange={onRename}
          texts={group.name}
          words={{ en: 'Category', ja: '分類' }}
        />
      </span>
      <span className="desk-group__buttons">
        <DeskButton onClick={onAdd} size="small">
          {say({ i18n }, { en: 'Add a dish', ja: '品を追加' })}
        </DeskButton>
        {group.dishes.length === 0 && (
          <DeskButton onClick={onRemove} size="small">
            {say({ i18n }, { en: 'Remove', ja: '分類を削除' })}
          </DeskButton>
        )}
      </span>
    </div>
  )
}

const NONE = { en: 'No category', ja: '分類なし' }
