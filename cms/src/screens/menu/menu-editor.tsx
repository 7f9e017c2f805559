'use client'

import { MENUS } from '@noren/contract/resources/menus'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { menuOf } from '../../content/model/fields/menu-key.ts'
import { dishesOf } from './categories.ts'
import { FormerMenu, RemovedDishes } from './former-dishes.tsx'
import { useLinkedMenu } from './line-hooks.ts'
import { MenuHead } from './menu-head.tsx'
import { MenuHistory } from './menu-history.tsx'
import { MenuLines } from './menu-lines.tsx'
import { MenuTabs } from './menu-tabs.tsx'
import { type Menu, stepMenu } from './menus.ts'
import { PasteDialog } from './paste/paste-dialog.tsx'
import { SharedLabels } from './priced-rows.tsx'
import { PublishBar } from './publish-bar.tsx'
import type { MenuState } from './send-menu.ts'
import { useMenu } from './use-menu.ts'
import { useMenuActions } from './use-menu-actions.ts'

type Props = { restaurant: number; address: string; initial: MenuState }

/** Edits the dishes of a restaurant in place, by menu and category. */
export function MenuEditor({ restaurant, address, initial }: Props) {
  const { i18n } = useTranslation()
  const menu = useMenu(restaurant, address, initial)
  const actions = useMenuActions(menu, address)
  const { groups, menus, state } = menu
  const dishes = dishesOf(groups)
  const [pressed, setPressed] = useState<string | null>(null)
  const linked = useLinkedMenu(groups)
  const isMenu = (key: string | null) => menus.some((each) => each.key === key)
  const chosen =
    [pressed, linked].find(isMenu) ??
    // What staff change daily is on the menu that was there before there were several.
    menuOf(
      menus.map(({ key }) => key),
      '',
    )
  const own = menus.find(({ key }) => key === chosen)
  const inOpen = dishes.filter((dish) => dish.menu === chosen)
  const edit = (change: Partial<Menu>) =>
    menu.changeMenus((all) =>
      all.map((each) => (each.key === chosen ? { ...each, ...change } : each)),
    )
  return (
    <>
      {!state.isShown && <p className="desk-notice">{say({ i18n }, NOT_SHOWN)}</p>}
      {groups.length === 0 && <p>{say({ i18n }, EMPTY)}</p>}
      {menus.length > 0 && <MenuTabs menus={menus} onOpen={setPressed} open={chosen} />}
      {own && (
        <MenuHead
          isRemovable={inOpen.length === 0 || menus.length === 1}
          key={chosen}
          menu={own}
          onChange={edit}
          onRemove={() => menu.changeMenus((all) => all.filter(({ key }) => key !== chosen))}
          onStep={(by) => menu.changeMenus((all) => stepMenu(all, chosen, by))}
        />
      )}
      <MenuLines actions={actions} menu={menu} open={chosen} />
      <SharedLabels />
      <div className="desk-menu__more">
        <DeskButton onClick={() => actions.onAddGroup(chosen)}>
          {say({ i18n }, { en: 'Add a category', ja: '分類を追加' })}
        </DeskButton>
        <PasteDialog menu={inOpen} onTake={({ dishes }) => actions.takeOverIn(chosen, dishes)} />
        {menus.length < MENUS && (
          <DeskButton onClick={() => setPressed(actions.onAddMenu())}>
            {say(
              { i18n },
              { en: 'Add a menu (lunch, drinks …)', ja: 'メニューを追加（ランチなど）' },
            )}
          </DeskButton>
        )}
        <FormerMenu address={address} onTake={actions.takeBack} />
      </div>
      <MenuHistory address={address} onTake={actions.takeBack} restaurant={restaurant} />
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
