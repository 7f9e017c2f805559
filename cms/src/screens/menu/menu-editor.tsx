'use client'

import { Button, DraggableSortable, useListDrawer, useTranslation } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { say, type Words } from '../../base/words.ts'
import { NOT_OUT } from '../../content/facts/not-out.ts'
import {
  blankDish,
  changeDish,
  dishesOf,
  entriesOf,
  grouped,
  insertDish,
  moveEntry,
  newId,
  remove,
  step,
} from './categories.ts'
import { type Dish, nameOf, noTexts, TAGS } from './dish.ts'
import { DishLine } from './dish-line.tsx'
import { GroupLine } from './group-line.tsx'
import { DRAG_HELP } from './line-tools.tsx'
import { PasteDialog } from './paste/paste-dialog.tsx'
import type { Plan } from './paste/plan.ts'
import { PublishBar, type Said } from './publish-bar.tsx'
import type { MenuState } from './read-menu.ts'
import { type Answer, UNREACHED } from './send-menu.ts'
import type { SoldOut } from './sold-out-switch.tsx'
import { useDrawn } from './use-drawn.ts'
import { useLinkedBox } from './use-linked-box.ts'
import { useMenu } from './use-menu.ts'
import { useSteady } from './use-steady.ts'

type Props = { restaurant: number; address: string; initial: MenuState }

/** The dishes of a restaurant by category, to be changed where they stand. */
export function MenuEditor({ restaurant, address, initial }: Props) {
  const { i18n } = useTranslation()
  const menu = useMenu(restaurant, address, initial)
  const [said, setSaid] = useState<Said | null>(null)
  const [photoOf, setPhotoOf] = useState<string | null>(null)
  const [chosenPhotos, setChosenPhotos] = useState<MenuState['photos']>({})
  const [PhotoDrawer, , photoDrawer] = useListDrawer({ collectionSlugs: ['media'], uploads: true })
  const { groups, state, changed, clashes, change } = menu
  const photos = { ...state.photos, ...chosenPhotos }
  const nameFor = (dish: Dish) => nameOf(dish, i18n.language)

  function tell(answer: Answer | null, words: Words): void {
    if (answer === null) return
    if (answer.kind !== 'saved') {
      setSaid({ tone: 'alarm', text: answer.message ?? say({ i18n }, UNREACHED) })
    } else if (answer.menu.isShown && !answer.isOut) {
      setSaid({ tone: 'alarm', text: say({ i18n }, NOT_OUT) })
    } else {
      setSaid({ tone: 'calm', text: say({ i18n }, words) })
    }
  }

  const onPublish = useSteady(async () => {
    const problem = dishesOf(groups).map(problemOf).find(Boolean)
    if (problem) return setSaid({ tone: 'alarm', text: say({ i18n }, problem) })
    if (changed.size > 0) tell(await menu.publish(), state.isShown ? PUBLISHED : SAVED)
  })

  const onSoldOut = useSteady(async (dish: Dish, to: SoldOut) => {
    const { id, soldOut, soldOutOn } = dish
    tell(await menu.changeAtOnce(id, to, { soldOut, soldOutOn }), soldOutWords(nameFor(dish), to))
  })

  /** Changes what can be taken back with one button. */
  function changeUndoably(make: Parameters<typeof change>[0], words: Words): void {
    const before = groups
    change(make)
    const undo = () => {
      change(() => before)
      setSaid(null)
    }
    setSaid({ tone: 'calm', text: say({ i18n }, words), undo })
  }

  const onChange = useSteady((id: string, to: Partial<Dish>) =>
    change((now) => changeDish(now, id, to)),
  )
  const onDuplicate = useSteady((dish: Dish) =>
    change((now) => insertDish(now, dish.id, copyOf(dish))),
  )
  const onPhoto = useSteady((id: string) => {
    setPhotoOf(id)
    photoDrawer.openDrawer()
  })
  const onRemove = useSteady((dish: Dish) =>
    changeUndoably((now) => remove(now, dish.id), removedWords(nameFor(dish))),
  )
  const onStep = useSteady((id: string, by: 1 | -1) => change((now) => step(now, id, by)))

  function onPaste({ dishes }: Plan): void {
    changeUndoably(() => grouped(dishes), PASTED)
  }

  const entries = entriesOf(groups)
  const order = entries.map(({ id }) => id).join(' ')
  // Another list, though of the same, draws every line anew.
  const ids = useMemo(() => order.split(' ').filter(Boolean), [order])
  const drawn = useDrawn(entries.length)
  const linked = useLinkedBox(groups, drawn === entries.length)
  return (
    <>
      {!state.isShown && <p className="desk-notice">{say({ i18n }, NOT_SHOWN)}</p>}
      {entries.length === 0 && <p>{say({ i18n }, EMPTY)}</p>}
      <p className="desk-menu__help" id={DRAG_HELP}>
        {say({ i18n }, DRAG_WORDS)}
      </p>
      <DraggableSortable
        className="desk-menu__lines"
        ids={ids}
        onDragEnd={({ moveFromIndex, moveToIndex }) =>
          change((now) => moveEntry(now, moveFromIndex, moveToIndex))
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
                onChange={onChange}
                onDuplicate={onDuplicate}
                onPhoto={onPhoto}
                onPublish={onPublish}
                onRemove={onRemove}
                onSoldOut={onSoldOut}
                onStep={onStep}
                photo={dish.photo === null ? undefined : photos[dish.photo]}
                statement={state.statements[id]}
                theirs={clashes.includes(id) ? menu.base.find((each) => each.id === id) : undefined}
              />
            ) : (
              <GroupLine
                group={group}
                key={id}
                onAdd={() => change((now) => insertDish(now, id, blankDish()))}
                onRemove={() => change((now) => remove(now, id))}
                onRename={(name) =>
                  change((now) => now.map((each) => (each.key === id ? { ...each, name } : each)))
                }
                onStep={(by) => onStep(id, by)}
              />
            ),
          )}
      </DraggableSortable>
      <div className="desk-menu__more">
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() =>
            change((now) => [...now, { key: newId(), name: noTexts(), dishes: [blankDish()] }])
          }
        >
          {say({ i18n }, { en: 'Add a category', ja: '分類を追加' })}
        </Button>
        <PasteDialog menu={dishesOf(groups)} onTake={onPaste} />
      </div>
      <PublishBar
        changes={changed.size}
        isSaving={menu.isSaving}
        isShown={state.isShown}
        onDiscard={() => {
          menu.discard()
          setSaid(null)
        }}
        onPublish={onPublish}
        said={said}
      />
      <PhotoDrawer
        allowCreate
        onSelect={({ doc }) => {
          const photo = Number(doc.id)
          setChosenPhotos((now) => ({ ...now, [photo]: String(doc.url ?? '') }))
          if (photoOf) change((now) => changeDish(now, photoOf, { photo }))
          photoDrawer.closeDrawer()
        }}
      />
    </>
  )
}

/** The dish anew below itself, to be changed into another. */
function copyOf(dish: Dish): Dish {
  const name = Object.assign(
    noTexts(),
    Object.fromEntries(TAGS.map((tag) => [tag, dish.name[tag] && `${dish.name[tag]} (2)`])),
  )
  return { ...dish, id: newId(), name, soldOut: false, soldOutOn: null }
}

function problemOf(dish: Dish): Words | null {
  const name = nameOf(dish, 'ja')
  if (name === '') return NAMELESS
  if (!Number.isNaN(dish.price)) return null
  return {
    en: `The price of “${name}” is no whole number from 0 to 1,000,000.`,
    ja: `「${name}」の価格を、0〜1,000,000の数字で入力してください。`,
  }
}

function soldOutWords(name: string, { soldOut, soldOutOn }: SoldOut): Words {
  if (!soldOut)
    return { en: `“${name}” is on sale again.`, ja: `「${name}」を販売中に戻しました。` }
  return soldOutOn === null
    ? { en: `“${name}” is sold out on the site.`, ja: `「${name}」を品切れにしました。` }
    : {
        en: `“${name}” is sold out on the site, until 5:00 tomorrow.`,
        ja: `「${name}」を本日終了にしました。翌朝5時に自動で解除されます。`,
      }
}

function removedWords(name: string): Words {
  return {
    en: `“${name}” is taken off once you publish.`,
    ja: `「${name}」を削除しました（公開するとサイトから消えます）。`,
  }
}

const PUBLISHED = {
  en: 'Published: it is on the site.',
  ja: '公開しました。サイトに表示されます。',
}
const PASTED = {
  en: 'The table is taken over; it is on the site once you publish.',
  ja: '表の内容を入れました。「公開する」を押すと、サイトに表示されます。',
}
const SAVED = { en: 'Saved.', ja: '保存しました。' }
const NAMELESS = {
  en: 'A dish has no name yet. Please write it, or delete the dish.',
  ja: '品名が空欄の品があります。入力するか、その品を削除してください。',
}
const EMPTY = {
  en: 'There is no dish yet. Add a category, or paste a table.',
  ja: '品がまだありません。「分類を追加」から入力するか、表を貼り付けてください。',
}
const NOT_SHOWN = {
  en: 'This restaurant is not published yet. Visitors see its menu once it is.',
  ja: 'この店舗はまだ公開されていません。店舗を公開すると、お品書きも表示されます。',
}
const DRAG_WORDS = {
  en: 'To move a line, press space on its handle, the arrow keys, and space again.',
  ja: '並べ替えるには、つまみの上でスペースキーを押し、矢印キーで動かして、もう一度スペースキーを押します。',
}
