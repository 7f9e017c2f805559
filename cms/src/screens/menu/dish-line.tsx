import { CopyIcon, useDraggableSortable, useTranslation, XIcon } from '@payloadcms/ui'
import { memo, useId, useState } from 'react'
import { newId } from '../../base/new-id.ts'
import { say } from '../../base/words.ts'
import { changeDish, insertDish, type Make, step, toMenu, within } from './categories.ts'
import { copyOf, type Dish, nameOf } from './dish.ts'
import { DishPanel } from './dish-panel.tsx'
import { LinePrice } from './dish-price.tsx'
import { changesOf, factsSummary } from './dish-words.ts'
import { TextFields } from './fields.tsx'
import { LineTools } from './line-tools.tsx'
import { about, NEW_DISH } from './menu-words.ts'
import type { Menu } from './menus.ts'
import { fileIn } from './photo-dialog.tsx'
import type { Statement } from './send-menu.ts'
import type { SoldOut } from './sold-out.ts'
import { SoldOutSwitch } from './sold-out-switch.tsx'

type Props = {
  dish: Dish
  /** The key of the menu that its line is on. */
  menu: string
  /** The menus of the restaurant, where it has several. */
  menus: readonly Menu[]
  /** The desk's address of its thumbnail. */
  photo: string | undefined
  statement: Statement | undefined
  isChanged: boolean
  /** The address of the page leads into the panel below it. */
  isLinked: boolean
  /** Someone else's changes to the same fields. */
  theirs: Dish | undefined
  onChange: (make: Make) => void
  onSoldOut: (dish: Dish, change: SoldOut) => void
  onPublish: () => void
  /** With the file that was dropped on it, if one was. */
  onPhoto: (dish: Dish, dropped: File | null) => void
  onRemove: (dish: Dish) => void
}

/** A dish in one line: what changes daily; the rest opens below it. A key in one of 200 redraws only that one. */
export const DishLine = memo(function DishLine(props: Props) {
  const { dish, photo, isChanged, theirs, onPublish } = props
  const onChange = (change: Partial<Dish>) =>
    props.onChange((menu) => changeDish(menu, dish.id, change))
  const onSoldOut = (change: SoldOut) => props.onSoldOut(dish, change)
  const { i18n } = useTranslation()
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggableSortable({
    id: dish.id,
  })
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isOpen = pressed ?? props.isLinked
  const [isOver, setIsOver] = useState(false)
  const panel = useId()
  const name = nameOf(dish, i18n.language) || say({ i18n }, NEW_DISH)
  const facts = say({ i18n }, factsSummary(dish))
  return (
    <section
      aria-label={name}
      className="desk-dish"
      data-changed={isChanged}
      data-clash={theirs !== undefined}
      data-dragging={isDragging}
      data-open={isOpen}
      ref={setNodeRef}
      style={{ transform }}
    >
      <LineTools
        drag={{ attributes, listeners }}
        name={name}
        onStep={(by) => props.onChange(within(props.menu, (groups) => step(groups, dish.id, by)))}
      />
      <button
        aria-label={say({ i18n }, about(name, PHOTO))}
        className="desk-dish__photo"
        data-chosen={photo !== undefined}
        data-over={isOver}
        onClick={() => props.onPhoto(dish, null)}
        onDragLeave={() => setIsOver(false)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          const file = fileIn(event)
          if (file) props.onPhoto(dish, file)
        }}
        type="button"
      >
        {photo ? (
          <img alt="" loading="lazy" src={photo} />
        ) : (
          <span>{say({ i18n }, { en: 'Photo', ja: '写真' })}</span>
        )}
      </button>
      <span className="desk-dish__names">
        <TextFields
          id={`name.${dish.id}`}
          onChange={(name) => onChange({ name })}
          texts={dish.name}
          words={{ en: 'Name', ja: '品名' }}
        />
      </span>
      <LinePrice
        dish={dish}
        name={name}
        onChange={onChange}
        onEnter={onPublish}
        onOpen={() => setPressed(true)}
      />
      <SoldOutSwitch dish={dish} name={name} onChange={onSoldOut} />
      <button
        aria-controls={panel}
        aria-expanded={isOpen}
        aria-label={`${say({ i18n }, about(name, DETAILS))} ${facts}`}
        className="desk-dish__facts"
        onClick={() => setPressed(!isOpen)}
        type="button"
      >
        {facts}
      </button>
      <span className="desk-dish__buttons">
        <button
          aria-label={say({ i18n }, about(name, { en: 'Duplicate', ja: 'を複製' }))}
          onClick={() => props.onChange((menu) => insertDish(menu, dish.id, copyOf(dish, newId())))}
          type="button"
        >
          <CopyIcon />
        </button>
        <button
          aria-label={say({ i18n }, about(name, { en: 'Delete', ja: 'を削除' }))}
          onClick={() => props.onRemove(dish)}
          type="button"
        >
          <XIcon />
        </button>
      </span>
      {theirs && (
        <p className="desk-dish__clash">
          {say({ i18n }, OVERWRITES)}
          {changesOf(theirs, dish)
            .map((words) => say({ i18n }, words))
            .join(' / ')}
        </p>
      )}
      <div hidden={!isOpen} id={panel}>
        {isOpen && (
          <DishPanel
            dish={dish}
            menu={props.menu}
            menus={props.menus}
            onChange={onChange}
            onMenu={(menu) => props.onChange((groups) => toMenu(groups, dish.id, menu))}
            onSoldOut={onSoldOut}
            statement={props.statement}
          />
        )}
      </div>
    </section>
  )
})

const OVERWRITES = {
  en: 'Someone else changed this too. Publishing replaces theirs: ',
  ja: 'ほかの人も変更しました。公開すると次のように上書きします：',
}
const PHOTO = { en: 'Choose a photo of', ja: 'の写真を選ぶ' }
const DETAILS = { en: 'Description and allergens of', ja: 'の説明・アレルゲン' }
