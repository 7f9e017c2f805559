/** How a database is asked, and how it writes what the two kinds write otherwise. */
export type Door = {
  /** Does what a statement says; answers the rows it finds. */
  ask: (statement: string) => Promise<readonly Record<string, unknown>[]>
  /** A value of a list of choices, as one of another list. */
  asEnum: (value: string, type: string) => string
}

/** Rows that are to become documents: of what is published, else of the newest draft. */
type Rows = { table: string; id: string; from: string; ledger: string }

function rowsIn(list: string): Rows[] {
  return [
    {
      table: `restaurants_${list}`,
      id: 'm.id',
      from: `restaurants_${list} m JOIN restaurants r ON r.id = m._parent_id
        WHERE r._status = 'published'`,
      ledger: 'r.translation_ledger',
    },
    {
      table: `_restaurants_v_version_${list}`,
      id: 'm._uuid',
      from: `_restaurants_v_version_${list} m JOIN _restaurants_v v ON v.id = m._parent_id
        JOIN restaurants r ON r.id = v.parent_id WHERE r._status = 'draft' AND v.latest`,
      ledger: 'v.version_translation_ledger',
    },
  ]
}

/** Makes documents of the dishes and closures that stood in the documents of restaurants. */
export async function moveFacts(door: Door): Promise<void> {
  for (const rows of rowsIn('menu')) await moveDishes(door, rows)
  for (const rows of rowsIn('opening_hours_closures')) await moveClosures(door, rows)
  for (const rows of rowsIn('opening_hours_special_hours')) await moveSpecialHours(door, rows)
  await moveLedgers(door)
}

const BASE_36 = '0123456789abcdefghijklmnopqrstuvwxyz'
const digit = (number: string) => `substr('${BASE_36}', ${number} + 1, 1)`

/** A key that sorts as the numbers of rows do, as the desk makes them between two others. */
const PLACE = `'b' || ${digit('m._order / 36')} || ${digit('m._order % 36')}`

async function moveDishes({ ask, asEnum }: Door, { table, id, from }: Rows): Promise<void> {
  await ask(`INSERT INTO dishes (id, restaurant_id, place, price, photo_id, sold_out, sold_out_on,
      allergens_checked, allergen_list, allergens_stated_at, allergens_stated_by,
      changed_by, updated_at, created_at)
    SELECT ${id}, r.id, ${PLACE}, m.price, m.photo_id, m.sold_out, m.sold_out_on,
      m.allergens_checked, ${asEnum('m.allergen_list', 'enum_dishes_allergen_list')},
      m.allergens_stated_at, m.allergens_stated_by, r.changed_by, r.updated_at, r.updated_at
    FROM ${from}`)
  await ask(`INSERT INTO dishes_locales (name, description, category, _locale, _parent_id)
    SELECT l.name, l.description, l.category, l._locale, ${id}
    FROM ${table}_locales l JOIN ${from.replace(' JOIN', ' ON l._parent_id = m.id JOIN')}`)
  for (const [list, type, after] of [
    ['required_allergens', 'allergens', 0],
    ['recommended_allergens', 'allergens', 100],
    ['marks', 'marks', 0],
  ] as const) {
    await ask(`INSERT INTO dishes_${type} ("order", parent_id, value)
      SELECT c."order" + ${after}, ${id}, ${asEnum('c.value', `enum_dishes_${type}`)}
      FROM ${table}_${list} c JOIN ${from.replace(' JOIN', ' ON c.parent_id = m.id JOIN')}`)
  }
}

const DATED = `AND m."from" IS NOT NULL AND m."to" IS NOT NULL`

async function moveClosures({ ask, asEnum }: Door, { table, id, from }: Rows): Promise<void> {
  await ask(`INSERT INTO closures (id, restaurant_id, "from", "to", banner, changed_by, updated_at, created_at)
    SELECT ${id}, r.id, m."from", m."to", ${asEnum('m.banner', 'enum_closures_banner')},
      r.changed_by, r.updated_at, r.updated_at
    FROM ${from} ${DATED}`)
  await ask(`INSERT INTO closures_locales (reason, _locale, _parent_id)
    SELECT l.reason, l._locale, ${id}
    FROM ${table}_locales l JOIN ${from.replace(' JOIN', ' ON l._parent_id = m.id JOIN')} ${DATED}`)
}

/** Times of service on the same days were a row each, and become one document. */
async function moveSpecialHours({ ask, asEnum }: Door, { table, id, from }: Rows): Promise<void> {
  const timed = `${from} ${DATED} AND m.opens IS NOT NULL AND m.closes IS NOT NULL`
  await ask(`INSERT INTO closures (id, restaurant_id, "from", "to", banner, changed_by, updated_at, created_at)
    SELECT MIN(${id}), r.id, m."from", m."to", ${asEnum('m.banner', 'enum_closures_banner')},
      r.changed_by, r.updated_at, r.updated_at
    FROM ${timed}
    GROUP BY r.id, m."from", m."to", m.banner, r.changed_by, r.updated_at`)
  await ask(`INSERT INTO closures_times (_order, _parent_id, id, opens, closes, last_order)
    SELECT m._order, MIN(${id}) OVER (PARTITION BY r.id, m."from", m."to", m.banner), ${id},
      m.opens, m.closes, m.last_order
    FROM ${timed}`)
  await ask(`INSERT INTO closures_locales (reason, _locale, _parent_id)
    SELECT l.reason, l._locale, ${id}
    FROM ${table}_locales l JOIN ${timed.replace(' JOIN', ' ON l._parent_id = m.id JOIN')}
      AND ${id} IN (SELECT id FROM closures)`)
}

const OF_FACT = /^(?:menu|openingHours\.(closures|specialHours))\.([^.]+)\.(\w+)$/

/** What is known of the translations of each text goes along with it. */
async function moveLedgers({ ask }: Door): Promise<void> {
  const restaurants = await ask(`SELECT translation_ledger AS ledger FROM restaurants
      WHERE _status = 'published' AND translation_ledger IS NOT NULL
    UNION ALL SELECT v.version_translation_ledger FROM _restaurants_v v
      JOIN restaurants r ON r.id = v.parent_id
      WHERE r._status = 'draft' AND v.latest AND v.version_translation_ledger IS NOT NULL`)
  for (const { ledger } of restaurants) {
    const known: unknown = typeof ledger === 'string' ? JSON.parse(ledger) : ledger
    const facts = new Map<string, Record<string, unknown>>()
    for (const [key, entries] of Object.entries(known ?? {})) {
      const [, closures, id, field] = OF_FACT.exec(key) ?? []
      if (!id || !field) continue
      const place = `${closures ? 'closures' : 'dishes'} ${id}`
      facts.set(place, { ...facts.get(place), [field]: entries })
    }
    for (const [place, own] of facts) {
      const [table, id = ''] = place.split(' ')
      await ask(`UPDATE ${table} SET translation_ledger = '${quoted(JSON.stringify(own))}'
        WHERE id = '${quoted(id)}'`)
    }
  }
}

const quoted = (text: string) => text.replaceAll("'", "''")
