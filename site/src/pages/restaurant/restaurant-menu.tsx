import { type MenuGroup, menuGroups } from '@noren/contract/menus/menu-groups'
import { foldedSheets, menuSheets } from '@noren/contract/menus/menu-sheets'
import type { MenuItem, Restaurant } from '@noren/contract/resources/restaurant'
import { useState } from 'react'
import { useCompany } from '#src/api/company.ts'
import { asksForTables } from '#src/hours/asks-for-tables.ts'
import { useNow } from '#src/hours/use-now.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { classes } from '#src/ui/classes.ts'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { AlcoholNote, DishFacts, filterData, isStated } from './allergens/dish-facts.tsx'
import { MenuChoices } from './allergens/menu-choices.tsx'
import filter from './allergens/menu-filter.module.css'
import { largeDishes } from './menu-groups.ts'
import prices from './menus/dish-price.module.css'
import { DishMore, DishPrice, DishTerms } from './menus/dish-price.tsx'
import { Sheet } from './menus/sheet.tsx'
import styles from './restaurant-menu.module.css'
import { SoldOut } from './sold-out.tsx'

/** Menu Highlights: the menus of a restaurant, each grouped by category (RSD-06, readings A32). */
export function RestaurantMenu({ restaurant }: { restaurant: Restaurant }) {
  const { detail } = useBundle().restaurants
  const { menuItems: items, openingHours, facts } = restaurant
  // Of the page's minute: a menu that folds while it is read loses its reader.
  const [at] = useState(useNow())
  const priced = items.some(({ price }) => price !== undefined)
  const sheets = menuSheets(restaurant)
  const folded = foldedSheets(sheets, openingHours, at)
  const asks = asksForTables(restaurant, useCompany())
  const shown = {
    stated: isStated(items),
    large: largeDishes(items),
    slug: asks ? restaurant.slug : null,
  }
  return (
    <section className={`${styles.menu} ${filter.choosing}`} aria-labelledby="menu-highlights">
      <header className={styles.head}>
        <h2 id="menu-highlights" className={`display ${styles.title}`}>
          {detail.menu}
        </h2>
        {priced && <p className={styles.note}>{detail.menuNote}</p>}
      </header>
      {shown.stated && <MenuChoices dishes={items} />}
      {items.length === 0 && <p>{detail.noMenu}</p>}
      {sheets.length === 0 && <Groups {...shown} items={items} heading="h3" />}
      {numbered(sheets).map(({ key, item: sheet }) => (
        <Sheet
          key={key}
          id={`menu-${key}`}
          sheet={sheet}
          hours={openingHours}
          isFolded={folded.has(sheet)}
          facts={facts}
        >
          <Groups {...shown} items={sheet.items} heading="h4" />
        </Sheet>
      ))}
      <AlcoholNote dishes={items} />
    </section>
  )
}

type Shown = {
  /** Whether the restaurant says anything of allergens. */
  stated: boolean
  /** Their photos are on the page already. */
  large: readonly MenuItem[]
  /** Of the restaurant, where a table can be asked for with a dish. */
  slug: string | null
  /** What a category is called by. */
  heading: 'h3' | 'h4'
}

function Groups({ items, ...shown }: Shown & { items: readonly MenuItem[] }) {
  return menuGroups(items, useLanguage()).map((group) => (
    <Group key={group.category?.value ?? ''} group={group} {...shown} />
  ))
}

function Group({ group, stated, large, slug, heading: Heading }: Shown & { group: MenuGroup }) {
  return (
    <div className={styles.group}>
      {group.category && (
        <Heading className={`display ${styles.category}`} lang={group.category.lang}>
          {group.category.value}
        </Heading>
      )}
      <ul className={`${styles.items} ${filter.dishes}`}>
        {numbered(group.items).map(({ key, item }) => (
          <Item key={key} item={item} stated={stated} isLarge={large.includes(item)} slug={slug} />
        ))}
      </ul>
    </div>
  )
}

type ItemProps = Pick<Shown, 'stated' | 'slug'> & { item: MenuItem; isLarge: boolean }

function Item({ item, stated, isLarge, slug }: ItemProps) {
  const language = useLanguage()
  const { photoAlt, soldOut } = item
  const photo = isLarge ? undefined : item.photo
  const name = markedText(item.name, language)
  const description = markedText(item.description, language)
  return (
    <li
      className={classes(
        styles.item,
        photo && styles.pictured,
        item.course && prices.ofCourse,
        filter.dish,
      )}
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
      <DishPrice dish={item} />
      <SoldOut until={soldOut} />
      <DishTerms dish={item} slug={slug} />
      {description.text && (
        <p className={styles.description} lang={description.lang}>
          {description.text}
        </p>
      )}
      <DishMore dish={item} />
      {stated && <DishFacts dish={item} />}
    </li>
  )
}
