import { everything } from '@noren/demo/content/everything'
import { prepareAlone } from '../server/prepare.ts'

/** Fills an empty desk with the demo company and a given number of restaurants, which repeat its own. */
const count = Number(process.argv[2])
const own = everything.restaurants
const rounds = Array.from({ length: Math.ceil(count / own.length) }, (_, round) => round)
const restaurants = rounds
  .flatMap((round) =>
    own.map((restaurant, index) => {
      const number = round * own.length + index
      const name = { en: `House ${number}`, jp: `${number}号店` }
      return { ...restaurant, slug: `house-${number}`, name }
    }),
  )
  .slice(0, count)
await prepareAlone()
const { fillDesk } = await import('../commands/demo-content.ts')
await fillDesk(restaurants)
process.exit(0)
