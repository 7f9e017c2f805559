import { writeDay } from '@noren/contract/hours/calendar'
import type { PayloadRequest } from 'payload'
import { csvDownload, csvLine } from '../../base/csv.ts'
import { dayInTokyo } from '../../base/ui/in-tokyo.ts'
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
    return csvDownload(fileName(asked), csv(req, asked))
  },
  { may: (user) => reach(user, 'people') === 'all' },
)

function fileName({ account, from, to }: Asked): string {
  const days = [from, to].map((day) => (day === null ? null : writeDay(day)))
  const period = days.every((day) => day === null) ? [dayInTokyo(new Date())] : days
  return `${['audit', ...period, account].filter((part) => part !== null).join('-')}.csv`
}

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
