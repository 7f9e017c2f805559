import { CURRENT_LIST, sizeOf } from '@noren/contract/allergens/lists'
import { SPOKEN } from '@noren/contract/hours/words/spoken'
import { type MenuGroup, menuGroups } from '@noren/contract/menus/menu-groups'
import { type MenuSheet as Menu, menuSheets } from '@noren/contract/menus/menu-sheets'
import { menuTimesText } from '@noren/contract/menus/menu-times'
import { MENU_WORDS } from '@noren/contract/menus/menu-words'
import { Pages, type SheetBlock } from '../pages.tsx'
import { DishOnSheet } from './dish.tsx'
import { Foot } from './foot.tsx'
import type { SheetProps } from './printed.ts'
import { SHEET_WORDS } from './sheet-words.ts'
import { InLanguages, Said, type SheetLanguages } from './texts.tsx'

/** The menus of a restaurant on A4, upright: in one column where they fit on a page, otherwise in two. */
export function MenuSheet({ printed, languages }: SheetProps) {
  const { restaurant } = printed
  const { facts, menuItems, cuisine } = restaurant
  const hasAllergens = menuItems.some(({ allergens }) => allergens)
  const menus = menuSheets(restaurant)
  const blocks =
    menus.length > 0
      ? menus.flatMap((menu, place) =>
          menuBlocks({ printed, languages }, { menu, place, hasAllergens }),
        )
      : dishBlocks(menuGroups(menuItems, languages[0]), {
          languages,
          hasAllergens,
          within: '',
          heading: 'h3',
        })
  return (
    <Pages
      blocks={blocks}
      className="desk-sheet--menu"
      columns={[1, 2]}
      foot={<Foot kind="menu" languages={languages} printed={printed} />}
      closing={
        <div className="desk-sheet__notes">
          <p>
            <Said languages={languages} say={(each) => SHEET_WORDS[each].taxIncluded} />
          </p>
          {facts?.tableCharge ? (
            <p>
              <Said
                languages={languages}
                say={(each) =>
                  MENU_WORDS[each].tableCharge(
                    SHEET_WORDS[each].price((facts.tableCharge ?? 0).toLocaleString('en')),
                  )
                }
              />
            </p>
          ) : null}
          {hasAllergens && (
            <p>
              <Said
                languages={languages}
                say={(each) => SHEET_WORDS[each].allergens(sizeOf(CURRENT_LIST))}
              />
            </p>
          )}
        </div>
      }
      opening={
        <header className="desk-sheet__head">
          <h2>
            <InLanguages languages={languages} text={restaurant.name} />
          </h2>
          {cuisine && (
            <p>
              <InLanguages languages={languages} text={cuisine} />
            </p>
          )}
        </header>
      }
    />
  )
}

type Part = { menu: Menu; place: number; hasAllergens: boolean }

function menuBlocks(of: SheetProps, { menu: sheet, place, hasAllergens }: Part): SheetBlock[] {
  const { printed, languages } = of
  const { menu, items } = sheet
  const times = (language: SheetLanguages[0]) =>
    menu.when
      ? menuTimesText(menu.when, printed.restaurant.openingHours, language, SPOKEN[language])
      : ''
  const heading = {
    key: `menu ${place}`,
    keeps: true,
    node: (
      <div className="desk-sheet__menu">
        <h3>
          <InLanguages languages={languages} text={menu.name} />
        </h3>
        {menu.when && (
          <p>
            <Said languages={languages} say={times} />
          </p>
        )}
        {menu.note && (
          <p>
            <InLanguages languages={languages} text={menu.note} />
          </p>
        )}
      </div>
    ),
  }
  const groups = menuGroups(items, languages[0])
  return [
    heading,
    ...dishBlocks(groups, { languages, hasAllergens, within: heading.key, heading: 'h4' }),
  ]
}

type Around = {
  languages: SheetLanguages
  hasAllergens: boolean
  within: string
  heading: 'h3' | 'h4'
}

/** The heading of a group stays with its first dish, and its last two dishes together. */
function dishBlocks(groups: readonly MenuGroup[], around: Around): SheetBlock[] {
  const { languages, hasAllergens, within, heading: Heading } = around
  return groups.flatMap(({ category, items }, group) => [
    ...(category
      ? [
          {
            key: `${within} ${group}`,
            keeps: true,
            node: (
              <Heading className="desk-sheet__category">
                <InLanguages languages={languages} text={items[0]?.category} />
              </Heading>
            ),
          },
        ]
      : []),
    ...items.map((dish, place) => ({
      key: `${within} ${group} ${place}`,
      keeps: place === items.length - 2,
      node: <DishOnSheet dish={dish} hasAllergens={hasAllergens} languages={languages} />,
    })),
  ])
}
