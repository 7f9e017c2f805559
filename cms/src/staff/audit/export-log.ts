import type { PayloadRequest } from 'payload'
import { csvDownload, csvLine } from '../../base/csv.ts'
import { csvName } from '../../base/period.ts'
import { say } from '../../base/words.ts'
import { onGet } from '../access/endpoint.ts'
import { reach } from '../access/roles.ts'
import { COLUMNS, cellsOf } from './line-words.ts'
import { type Asked, knownAccounts, linesOf, readAsked } from './read-log.ts'
import { record } from './record.ts'

const PAGE = 1000

/** The lines that are asked for, as a CSV file in the user's language, newest first. */
export const exportLog = onGet(
  '/lines.csv',
  async (req, { user }) => {
    const asked = readAsked(req.query)
    await record(req, { act: 'log-exported', by: user.id })
    return csvDownload(csvName('audit', asked, String(asked.account ?? '')), csv(req, asked))
  },
  { may: (user) => reach(user, 'people') === 'all' },
)

async function* csv(req: PayloadRequest, asked: Asked): AsyncGenerator<string> {
  const { i18n, payload } = req
  const accounts = await knownAccounts(payload)
  yield csvLine(COLUMNS.map((words) => say(req, words)))
  for (let page: number | null | undefined = 1; page; ) {
    const { docs, nextPage } = await linesOf(payload, { ...asked, page }, PAGE)
    yield docs.map((line) => csvLine(cellsOf(line, accounts, i18n.language))).join('')
    page = nextPage
  }
}
