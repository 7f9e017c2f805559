import * as v from 'valibot'
import { csvDownload, csvLine } from '../../base/csv.ts'
import { dayInTokyo } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import { isSlug } from '../../content/model/fields/slug-rule.ts'
import { onGet } from '../../staff/access/endpoint.ts'
import { reach } from '../../staff/access/roles.ts'
import { restaurantsOf } from '../list/read-inbox.ts'
import { COUNTS } from './count.ts'
import { COUNT_WORDS, MONTH_WORDS } from './month-words.ts'
import { readMonths } from './read-months.ts'

const askedSchema = v.object({ restaurant: v.fallback(v.custom<string>(isSlug), '') })

/** The numbers of each month and restaurant that the user sees, as a CSV file in their language. */
export const exportMonths = onGet(
  '/months.csv',
  async (req, { user }) => {
    const { restaurant } = v.parse(askedSchema, req.query)
    const { payload, i18n } = req
    const now = new Date()
    const all = await restaurantsOf(payload, user, i18n.language)
    const shown = all.filter(({ slug }) => restaurant === '' || slug === restaurant)
    async function* lines() {
      const heading = [MONTH_WORDS.restaurant, MONTH_WORDS.month]
      const counted = COUNTS.map((name) => COUNT_WORDS[name])
      yield csvLine([...heading, ...counted].map((words) => say({ i18n }, words)))
      for (const { slug, name } of shown) {
        const months = await readMonths({ payload, user, now }, [slug])
        yield months
          .map(({ month, counts }) =>
            csvLine([name, month, ...COUNTS.map((each) => String(counts[each]))]),
          )
          .join('')
      }
    }
    const file = ['tables', dayInTokyo(now), restaurant].filter(Boolean).join('-')
    return csvDownload(`${file}.csv`, lines())
  },
  { may: (user) => reach(user, 'enquiries') !== 'none' },
)
