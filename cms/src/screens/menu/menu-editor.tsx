'use client'

import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { dishesOf } from './categories.ts'
import { FormerMenu, RemovedDishes } from './former-dishes.tsx'
import { MenuHistory } from './menu-history.tsx'
import { MenuLines } from './menu-lines.tsx'
import { PasteDialog } from './paste/paste-dialog.tsx'
import { PublishBar } from './publish-bar.tsx'
import type { MenuState } from './send-menu.ts'
import { useMenu } from './use-menu.ts'
import { useMenuActions } from './use-menu-actions.ts'

type Props = { restaurant: number; address: string; initial: MenuState }

/** Edits the dishes of a restaurant in place, by category. */
export function MenuEditor({ restaurant, address, initial }: Props) {
  const { i18n } = useTranslation()
  const menu = useMenu(restaurant, address, initial)
  const actions = useMenuActions(menu, address)
  const { groups, state } = menu
  const dishes = dishesOf(groups)
  return (
    <>
      {!state.isShown && <p className="desk-notice">{say({ i18n }, NOT_SHOWN)}</p>}
      {groups.length === 0 && <p>{say({ i18n }, EMPTY)}</p>}
      <MenuLines actions={actions} menu={menu} />
      <div className="desk-menu__more">
        <DeskButton onClick={actions.onAddGroup}>
          {say({ i18n }, { en: 'Add a category', ja: '分類を追加' })}
        </DeskButton>
        <PasteDialog menu={dishes} onTake={({ dishes }) => actions.takeOver(dishes)} />
        <FormerMenu address={address} onTake={actions.takeOver} />
      </div>
      <MenuHistory address={address} onTake={actions.takeOver} restaurant={restaurant} />
      <RemovedDishes
        isHere={(id) => dishes.some((dish) => dish.id === id)}
        onTake={actions.putBack}
        restaurant={restaurant}
      />
      <PublishBar
        counts={menu.counts}
        isSaving={menu.isSaving}
        isShown={state.isShown}
        onDiscard={actions.onDiscard}
        onPreview={actions.onPreview}
        onPublish={actions.onPublish}
        said={actions.said}
      />
    </>
  )
}

const EMPTY = {
  en: 'There is no dish yet. Add a category, or paste a table.',
  ja: '品がまだありません。「分類を追加」から入力するか、表を貼り付けてください。',
}
const NOT_SHOWN = {
  en: 'This restaurant is not published yet. Visitors see its menu once it is.',
  ja: 'この店舗はまだ公開されていません。店舗を公開すると、お品書きも表示されます。',
}
