import type { MenuItem } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { AlcoholNote, DishFacts, filterData, isStated } from './allergens/dish-facts.tsx'
import { MenuChoices } from './allergens/menu-choices.tsx'
import filter from './allergens/menu-filter.module.css'
import { largeDishes, type MenuGroup, menuGroups, yen } from './menu-groups.ts'
import styles from './restaurant-menu.module.css'
import { SoldOut } from './sold-out.tsx'

/** Menu Highlights, grouped by category (RSD-06, readings A32). */
export function RestaurantMenu({ items }: { items: readonly MenuItem[] }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const priced = items.some(({ price }) => price !== undefined)
  const stated = isStated(items)
  const large = largeDishes(items)
  return (
    <section className={`${styles.menu} ${filter.choosing}`} aria-labelledby="menu-highlights">
      <header className={styles.head}>
        <h2 id="menu-highlights" className={`display ${styles.title}`}>
          {detail.menu}
        </h2>
        {priced && <p className={styles.note}>{detail.menuNote}</p>}
      </header>
      {stated && <MenuChoices dishes={items} />}
      {items.length === 0 && <p>{detail.noMenu}</p>}
      {menuGroups(items, language).map((group) => (
        <Group key={group.category?.value ?? ''} group={group} stated={stated} large={large} />
      ))}
      <AlcoholNote dishes={items} />
    </section>
  )
}

type GroupProps = {
  group: MenuGroup
  /** Whether the menu says anything of allergens. */
  stated: boolean
  /** Their photos are on the page already. */
  large: readonly MenuItem[]
}

function Group({ group, stated, large }: GroupProps) {
  return (
    <div className={styles.group}>
      {group.category && (
        <h3 className={`display ${styles.category}`} lang={group.category.lang}>
          {group.category.value}
        </h3>
      )}
      <ul className={`${styles.items} ${filter.dishes}`}>
        {numbered(group.items).map(({ key, item }) => (
          <Item key={key} item={item} stated={stated} isLarge={large.includes(item)} />
        ))}
      </ul>
    </div>
  )
}

type ItemProps = { item: MenuItem; stated: boolean; isLarge: boolean }

function Item({ item, stated, isLarge }: ItemProps) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const { photoAlt, price, soldOut } = item
  const photo = isLarge ? undefined : item.photo
  const name = markedText(item.name, language)
  const description = markedText(item.description, language)
  return (
    <li
      className={`${styles.item} ${photo ? styles.pictured : ''} ${filter.dish}`}
      {...filterData(item)}
    >
      {photo && (
        <Picture
          src={photo}
          alt={markedText(photoAlt, language).text}
          // As wide as a photo of 3:2 that is cut to a square of this size.
          sizes="144px"
          className={styles.photo}
        />
      )}
      <p className={styles.name} lang={name.lang}>
        {name.text}
      </p>
      {price !== undefined && (
        <p className={`numeric ${styles.price}`}>{detail.price(yen(price))}</p>
      )}
      <SoldOut until={soldOut} />
      {description.text && (
        <p className={styles.description} lang={description.lang}>
          {description.text}
        </p>
      )}
      {stated && <DishFacts dish={item} />}
    </li>
  )
}
